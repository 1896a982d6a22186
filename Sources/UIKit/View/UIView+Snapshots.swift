/// Pictures of views.
