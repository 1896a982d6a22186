#include "RoundingCorners.h"

#include FT_OUTLINE_H
#include <math.h>
#include <stdlib.h>
#include <string.h>

// Every convex corner gives way to an arc that touches both of its edges. Edges keep half of their length for either end, so that
// the end of a stem narrower than two radii becomes half a circle, and no arc meets another. Concave corners stay sharp.

typedef struct {
  double x, y;
} vector;

/// A cubic curve; straight edges are curves too.
typedef struct {
  vector point[4];
} edge;

typedef struct {
  edge *edges;
  int count, capacity;
  /// The first edge of every contour; one more than there are contours.
  int *starts;
  int contours;
  vector start, pen;
  int is_full;
} collector;

static vector minus(vector a, vector b) { return (vector){a.x - b.x, a.y - b.y}; }
static vector along(vector a, vector b, double share) {
  return (vector){a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}
static double length_of(vector a) { return hypot(a.x, a.y); }

static void append(collector *to, vector first, vector second, vector end) {
  if (length_of(minus(end, to->pen)) < 1e-6 && length_of(minus(first, to->pen)) < 1e-6) return;
  if (to->count == to->capacity) {
    int capacity = to->capacity == 0 ? 64 : to->capacity * 2;
    edge *edges = realloc(to->edges, (size_t)capacity * sizeof *edges);
    if (edges == NULL) {
      to->is_full = 1;
      return;
    }
    to->edges = edges;
    to->capacity = capacity;
  }
  to->edges[to->count++] = (edge){{to->pen, first, second, end}};
  to->pen = end;
}

static void append_line(collector *to, vector end) {
  append(to, along(to->pen, end, 1.0 / 3), along(to->pen, end, 2.0 / 3), end);
}

static vector from_outline(const FT_Vector *point) { return (vector){(double)point->x, (double)point->y}; }

static void close_contour(collector *to) {
  if (to->contours > 0 && length_of(minus(to->start, to->pen)) > 1e-6) append_line(to, to->start);
}

static int move_to(const FT_Vector *end, void *context) {
  collector *to = context;
  close_contour(to);
  to->starts[to->contours++] = to->count;
  to->start = to->pen = from_outline(end);
  return to->is_full;
}

static int line_to(const FT_Vector *end, void *context) {
  collector *to = context;
  append_line(to, from_outline(end));
  return to->is_full;
}

static int conic_to(const FT_Vector *control, const FT_Vector *end, void *context) {
  collector *to = context;
  vector middle = from_outline(control), last = from_outline(end);
  append(to, along(to->pen, middle, 2.0 / 3), along(last, middle, 2.0 / 3), last);
  return to->is_full;
}

static int cubic_to(const FT_Vector *first, const FT_Vector *second, const FT_Vector *end, void *context) {
  collector *to = context;
  append(to, from_outline(first), from_outline(second), from_outline(end));
  return to->is_full;
}

/// Where a curve sets out to, one unit long; of what comes back the other way when `is_end`.
static vector direction(const edge *curve, int is_end) {
  for (int step = 1; step < 4; step++) {
    vector difference =
      is_end ? minus(curve->point[3], curve->point[3 - step]) : minus(curve->point[step], curve->point[0]);
    double length = length_of(difference);
    if (length > 1e-6) return (vector){difference.x / length, difference.y / length};
  }
  return (vector){0, 0};
}

static vector point_at(const edge *curve, double share) {
  vector a = along(curve->point[0], curve->point[1], share), b = along(curve->point[1], curve->point[2], share);
  vector c = along(curve->point[2], curve->point[3], share);
  return along(along(a, b, share), along(b, c, share), share);
}

enum { STEPS = 32 };

/// The curve's length, and in `lengths` that of its beginnings.
static double measure(const edge *curve, double lengths[STEPS + 1]) {
  lengths[0] = 0;
  vector last = curve->point[0];
  for (int step = 1; step <= STEPS; step++) {
    vector next = point_at(curve, (double)step / STEPS);
    lengths[step] = lengths[step - 1] + length_of(minus(next, last));
    last = next;
  }
  return lengths[STEPS];
}

/// The share of the parameter at which the curve is `length` long.
static double share_at(const double lengths[STEPS + 1], double length) {
  int step = 1;
  while (step < STEPS && lengths[step] < length) step++;
  double piece = lengths[step] - lengths[step - 1];
  double within = piece > 0 ? (length - lengths[step - 1]) / piece : 0;
  return (step - 1 + fmin(fmax(within, 0), 1)) / STEPS;
}

/// The part of the curve between two shares of its parameter.
static edge part(const edge *curve, double from, double to) {
  vector a = along(curve->point[0], curve->point[1], to), b = along(curve->point[1], curve->point[2], to);
  vector c = along(curve->point[2], curve->point[3], to);
  vector ab = along(a, b, to), bc = along(b, c, to);
  edge head = {{curve->point[0], a, ab, along(ab, bc, to)}};
  double rest = to > 0 ? from / to : 0;
  a = along(head.point[0], head.point[1], rest);
  b = along(head.point[1], head.point[2], rest);
  c = along(head.point[2], head.point[3], rest);
  ab = along(a, b, rest);
  bc = along(b, c, rest);
  return (edge){{along(ab, bc, rest), bc, c, head.point[3]}};
}

/// Turns from an edge's end to the next one's beginning, in radians; positive where the outline is convex.
static double turn(const edge *from, const edge *to, double side) {
  vector in = direction(from, 1), out = direction(to, 0);
  return side * atan2(in.x * out.y - in.y * out.x, in.x * out.x + in.y * out.y);
}

static short add_point(FT_Outline *outline, vector point, char tag) {
  outline->points[outline->n_points].x = (FT_Pos)lround(point.x * MASTHEAD_ROUNDED_UNITS);
  outline->points[outline->n_points].y = (FT_Pos)lround(point.y * MASTHEAD_ROUNDED_UNITS);
  outline->tags[outline->n_points] = (unsigned char)tag;
  return (short)outline->n_points++;
}

/// Writes one contour: what is left of every edge, and an arc after it where its end is cut off.
static void round_contour(const edge *edges, int count, double radius, double side, double *cuts, FT_Outline *rounded) {
  double(*lengths)[STEPS + 1] = (double(*)[STEPS + 1])(cuts + count);
  for (int at = 0; at < count; at++) measure(&edges[at], lengths[at]);
  for (int at = 0; at < count; at++) {
    int next = (at + 1) % count;
    double angle = turn(&edges[at], &edges[next], side);
    // Half a radian: joints of curves that were drawn as smooth stay.
    double shorter = fmin(lengths[at][STEPS], lengths[next][STEPS]);
    cuts[at] = angle > 0.5 ? fmin(radius * tan(fmin(angle, 3) / 2), shorter / 2) : 0;
  }
  for (int at = 0; at < count; at++) {
    int next = (at + 1) % count, last = (at + count - 1) % count;
    double from = share_at(lengths[at], cuts[last]);
    double to = share_at(lengths[at], lengths[at][STEPS] - cuts[at]);
    edge kept = part(&edges[at], fmin(from, to), to);
    if (at == 0) add_point(rounded, kept.point[0], FT_CURVE_TAG_ON);
    add_point(rounded, kept.point[1], FT_CURVE_TAG_CUBIC);
    add_point(rounded, kept.point[2], FT_CURVE_TAG_CUBIC);
    if (cuts[at] > 0) {
      add_point(rounded, kept.point[3], FT_CURVE_TAG_ON);
      edge following = part(&edges[next], share_at(lengths[next], cuts[at]), 1);
      double angle = fmin(turn(&edges[at], &edges[next], side), 3);
      double handle = 4.0 / 3 * tan(angle / 4) / tan(angle / 2) * cuts[at];
      vector in = direction(&kept, 1), out = direction(&following, 0);
      // An edge that both of its corners use up has no direction left.
      if (length_of(in) == 0) in = direction(&edges[at], 1);
      if (length_of(out) == 0) out = direction(&edges[next], 0);
      vector end = following.point[0];
      add_point(rounded, (vector){kept.point[3].x + in.x * handle, kept.point[3].y + in.y * handle}, FT_CURVE_TAG_CUBIC);
      add_point(rounded, (vector){end.x - out.x * handle, end.y - out.y * handle}, FT_CURVE_TAG_CUBIC);
      if (at < count - 1) add_point(rounded, end, FT_CURVE_TAG_ON);
    } else if (at < count - 1) {
      add_point(rounded, kept.point[3], FT_CURVE_TAG_ON);
    }
  }
}

int masthead_round_corners(FT_Library library, FT_Outline *sharp, double radius, FT_Outline *rounded) {
  collector found = {0};
  found.starts = calloc((size_t)sharp->n_contours + 2, sizeof *found.starts);
  FT_Outline_Funcs visit = {move_to, line_to, conic_to, cubic_to, 0, 0};
  double *room = NULL;
  int is_made = found.starts != NULL && FT_Outline_Decompose(sharp, &visit, &found) == 0;
  if (is_made) {
    close_contour(&found);
    found.starts[found.contours] = found.count;
    is_made = !found.is_full && found.count > 0 && found.count * 6 <= 32767;
  }
  if (is_made) room = malloc((size_t)found.count * (STEPS + 2) * sizeof *room);
  is_made = room != NULL
    && FT_Outline_New(library, (FT_UInt)(found.count * 6), (FT_Int)found.contours, rounded) == 0;
  if (is_made) {
    rounded->n_points = 0;
    rounded->n_contours = 0;
    rounded->flags |= sharp->flags & (FT_OUTLINE_EVEN_ODD_FILL | FT_OUTLINE_REVERSE_FILL | FT_OUTLINE_HIGH_PRECISION);
    // Ink lies to the left of PostScript outlines, and to the right of TrueType's.
    double side = FT_Outline_Get_Orientation(sharp) == FT_ORIENTATION_POSTSCRIPT ? 1 : -1;
    for (int contour = 0; contour < found.contours; contour++) {
      int start = found.starts[contour], count = found.starts[contour + 1] - start;
      if (count < 2) continue;
      round_contour(found.edges + start, count, radius, side, room, rounded);
      rounded->contours[rounded->n_contours++] = (short)(rounded->n_points - 1);
    }
  }
  free(room);
  free(found.edges);
  free(found.starts);
  return is_made;
}
