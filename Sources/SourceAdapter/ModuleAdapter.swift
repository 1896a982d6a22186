internal import SwiftParser
internal import SwiftSyntax
import Synchronization

/// Adapts the files of one module; used once.
struct ModuleAdapter {
  private let files: [SourceAdapter.File]
  private let options: SourceAdapter.Options
  private var marks: [ConstructMarks] = []
  private var index = ModuleIndex()
  private var occurrences: [Int: [Occurrence]] = [:]
  private var drafts: [Int: FileDraft] = [:]
  private var notes: [SourceAdapter.Note] = []

  init(files: [SourceAdapter.File], options: SourceAdapter.Options) {
    (self.files, self.options) = (files, options)
  }

  mutating func run() -> SourceAdapter.Result {
    let missing = Array(options.missingModules.keys)
    marks = files.map { ConstructMarks($0.bytes, missingModules: missing) }
    read(files.indices.filter { !marks[$0].isDisjoint(with: [.construct, .extensionOverride]) })
    read(files.indices.filter { occurrences[$0] == nil && marks[$0].contains(.condition) && !adaptConditions(of: $0) })
    let foreignNames = options.foreignProtocols.flatMap(\.methods).map { String($0.prefix { $0 != "(" }) }
    let names = UIKitDelegates.baseNames.union(foreignNames)
    readFiles { (bytes: [UInt8]) in AddedMethods.mayBe(in: bytes, names) }
    readClassesOfExtensions()
    readFilesBehindExtensions()
    readAdoptersOfInitializers()
    readDeclarationsOfHeldClasses()
    let dynamicMembers = dynamicMembers()
    let protocols = OptionalProtocols.find(in: index)
    let known = protocols + options.foreignProtocols
    readAdopters(of: known.map(\.name))
    readAdopters(of: Array(ReplacedWitnesses(index: index).protocols))

    adaptOverrides()
    InitializerRequirements.adapt(index, in: &drafts)
    adaptTypes(Dictionary(known.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }))
    var selectors = Selectors(index: index)
    for number in files.indices { adaptOccurrences(of: number, &selectors) }
    for (number, members) in dynamicMembers {
      for member in members { DynamicMembers.append(member, index: index, in: &drafts[number]!) }
    }
    addImports()

    let texts = files.indices.map { number -> [UInt8]? in
      guard let draft = drafts[number], draft.isChanged else { return nil }
      return draft.text()
    }
    return SourceAdapter.Result(texts: texts, notes: sortedNotes(), optionalProtocols: protocols)
  }

  // MARK: Reading

  private func draft(_ number: Int) -> FileDraft {
    FileDraft(path: files[number].path, original: files[number].bytes, hasRuntime: options.hasRuntime)
  }

  /// Parses and reads files beside each other, and adds what they declare in their order.
  private mutating func read(_ numbers: [Int]) {
    let numbers = numbers.filter { occurrences[$0] == nil }
    let files = files
    let missing = Set(options.missingModules.keys)
    let found = ReadFiles()
    DeepThread.run(pieces: numbers.count) { place in
      let number = numbers[place]
      let tree = files[number].bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let reader = FileReader(file: number, index: ModuleIndex(), missingModules: missing)
      reader.walk(tree)
      // Only names that the file itself declares tell what is an object of any class.
      let occurrences = reader.occurrences.filter { occurrence in
        guard case .dynamicMember(let place) = occurrence.construct else { return true }
        return reader.names.isObject(place)
      }
      found.set(ReadFiles.File(index: reader.index, occurrences: occurrences), number)
    }
    let read = found.all
    for number in numbers {
      guard let file = read[number] else { continue }
      let first = index.append(file.index)
      occurrences[number] = file.occurrences.map { $0.movingScope(by: first) }
      // What was changed by lines is found again.
      drafts[number] = draft(number)
    }
  }

  /// Rewrites the conditions of a file that has nothing else; false for a file that has to be parsed.
  private mutating func adaptConditions(of number: Int) -> Bool {
    var draft = self.draft(number)
    guard ConditionLines.adapt(in: &draft) else { return false }
    drafts[number] = draft
    return true
  }

  private mutating func readFiles(where isWanted: ([UInt8]) -> Bool) {
    read(files.indices.filter { occurrences[$0] == nil && isWanted(files[$0].bytes) })
  }

  private mutating func readFiles(where isWanted: (ByteSearch) -> Bool) {
    read(files.indices.filter { occurrences[$0] == nil && isWanted(ByteSearch(files[$0].bytes)) })
  }

  /// Reads the files that name a protocol of the list or an alias, and the subclasses of adopting classes.
  private mutating func readAdopters(of protocols: [String]) {
    guard !protocols.isEmpty else { return }
    var wanted = Set(protocols.map { String($0.split(separator: ".").last ?? "") })
    while true {
      let before = occurrences.count
      readFiles { text in wanted.contains(where: text.containsWord) }
      for (alias, parts) in index.aliases where !wanted.isDisjoint(with: parts) { wanted.insert(alias) }
      for scope in index.scopes where !wanted.isDisjoint(with: scope.inherited) {
        // Refining protocols, and classes whose subclasses may add methods.
        if scope.kind != .other { wanted.insert(String(scope.name.split(separator: ".").last ?? "")) }
      }
      if occurrences.count == before { return }
    }
  }

  /// Reads the classes of extensions with methods that may belong to a protocol which a superclass adopts.
  private mutating func readClassesOfExtensions() {
    let names = Set(
      index.scopes.filter { scope in
        scope.kind == .extension && index.declaration(named: scope.name) == nil
          && !UIKitDelegates.isApples(scope.name) && !UIKitDelegates.isProtocol(scope.name)
          && scope.members.contains { !$0.isOverride && !UIKitDelegates.methods($0).isEmpty }
      }.compactMap { $0.name.split(separator: ".").last.map { "class " + $0 } })
    if !names.isEmpty { readFiles { (text: ByteSearch) in names.contains(where: text.containsWord) } }
  }

  /// Reads the classes of extensions with overrides, classes that override members of extensions, and superclasses
  /// between them.
  private mutating func readFilesBehindExtensions() {
    // Each round reads files, of which there is an end.
    while true {
      var names: Set<String> = []
      var methods: Set<String> = []
      for scope in index.scopes where scope.kind == .extension {
        if index.declaration(named: scope.name) == nil, scope.members.contains(where: \.isOverride) {
          names.insert(scope.name)
        }
        let exposes = scope.isObjectiveC || !scope.inherited.isEmpty
        for member in scope.members where !member.isOverride && (exposes || member.isMarkedObjectiveC) {
          methods.insert(member.base)
        }
      }
      for scope in index.scopes where scope.kind == .class && scope.members.contains(where: \.isOverride) {
        if let last = index.lineage(of: scope.name).last { names.insert(last) }
      }
      let words = names.compactMap { $0.split(separator: ".").last.map { "class " + $0 } }
      let before = occurrences.count
      readFiles { text in
        words.contains(where: text.containsWord)
          || (text.contains("override")
            && methods.contains { text.containsWord("func " + $0) || text.containsWord("var " + $0) })
      }
      if occurrences.count == before { return }
    }
  }

  /// Reads protocols with the requirement `init()`, and their adopting types, if an extension of one of Apple's classes
  /// adopts one.
  private mutating func readAdoptersOfInitializers() {
    let extensions = files.indices.filter {
      occurrences[$0] != nil || marks[$0].contains(.adoptingExtension)
    }
    guard marks.contains(where: { $0.contains(.adoptingExtension) }) else { return }
    read(extensions)
    let wanted = Set(
      index.scopes.filter { $0.kind == .extension && index.declaration(named: $0.name) == nil }.flatMap(\.inherited))
    readFiles { text in text.contains("init()") && wanted.contains { text.containsWord("protocol " + $0) } }
    let names = index.scopes.filter { scope in
      scope.kind == .protocol && wanted.contains(scope.name)
        && scope.members.contains { $0.kind == .initializer && $0.labels.isEmpty }
    }.map(\.name)
    if !names.isEmpty { readFiles { text in names.contains(where: text.containsWord) } }
  }

  /// Reads files that may declare the classes of values, in a module that makes objects of such classes, and their
  /// superclasses.
  private mutating func readDeclarationsOfHeldClasses() {
    let places = occurrences.values.flatMap(\.self).compactMap { occurrence -> MetatypeCalls.Place? in
      if case .metatypeCall(let place) = occurrence.construct { place } else { nil }
    }
    guard !places.isEmpty else { return }
    var words: Set<String> = []
    for place in places {
      if case .value(let value, _, _) = place.kind { words.formUnion(HeldClass.words(around: value)) }
    }
    if !words.isEmpty { readFiles { text in text.contains(".Type") && words.contains(where: text.containsWord) } }
    // Each round reads what the classes of the last one inherit from, or stand for.
    while true {
      let held = HeldClass(index: index)
      let names = Set(
        places.flatMap { MetatypeCalls.classes(at: $0, held) }.compactMap { name -> String? in
          var root = index.lineage(of: index.resolve(name)).last ?? name
          if index.declaration(named: root) == nil, let alias = index.aliases[root]?.first { root = alias }
          guard index.declaration(named: root) == nil, !MetatypeCalls.isApples(root) else { return nil }
          return root.split(separator: ".").last.map(String.init)
        })
      let before = occurrences.count
      let declared = names.flatMap { ["class " + $0, "typealias " + $0, "protocol " + $0] }
      readFiles { text in declared.contains(where: text.containsWord) }
      if occurrences.count == before { return }
    }
  }

  /// The members that files ask of objects of any class, in their order; reads the files that may declare them.
  private mutating func dynamicMembers() -> [(file: Int, members: [String])] {
    var found: [(file: Int, members: [String])] = []
    for number in files.indices {
      let members = (occurrences[number] ?? []).compactMap { occurrence -> String? in
        if case .dynamicMember(let place) = occurrence.construct { place.member } else { nil }
      }
      if !members.isEmpty { found.append((number, Set(members).sorted())) }
    }
    let all = Set(found.flatMap(\.members))
    if !all.isEmpty {
      readFiles { text in all.contains { text.containsWord("func " + $0) || text.containsWord("var " + $0) } }
    }
    return found
  }

  // MARK: Changing

  private mutating func adaptOverrides() {
    let overrides = ExtensionOverrides(index: index)
    let dispatched = DispatchedOverrides(index: index)
    for move in overrides.moves where !dispatched.contains(scope: move.scope, member: move.member) {
      let file = index[move.scope].file
      let classFile = index[move.declaration].file
      guard let brace = index[move.declaration].closingBrace, drafts[classFile] != nil else { continue }
      if let text = ExtensionOverrides.adapt(move, index: index, extensionDraft: &drafts[file]!) {
        drafts[classFile]?.insert(lines: text, beforeBraceAt: brace)
      } else {
        note(
          file, move.member.offset, isError: true,
          "override of \(move.member.fullName) in an extension: its parameters or type cannot be passed on; move it into the body of \(index[move.scope].name)"
        )
      }
    }
    for group in dispatched.groups where !DispatchedOverrides.adapt(group, index: index, drafts: &drafts) {
      note(
        index[group.scope].file, group.member.offset, isError: true,
        "\(group.member.fullName) in an extension of \(index[group.scope].name) is overridden, and its parameters cannot be passed on; declare it in a class of your own"
      )
    }
    for (scope, member) in overrides.foreign where !dispatched.contains(scope: scope, member: member) {
      let file = index[scope].file
      if drafts[file] != nil, ReplacedMembers.adapt(member, in: index[scope], draft: &drafts[file]!) { continue }
      note(
        index[scope].file, member.offset, isError: true,
        "override of \(member.fullName) in an extension of \(index[scope].name), a class of another module: without Objective-C it would change nobody's objects; override it in a subclass"
      )
    }
  }

  private mutating func adaptTypes(_ protocols: [String: OptionalProtocol]) {
    let replaced = ReplacedWitnesses(index: index)
    for scope in index.scopes {
      guard var draft = drafts[scope.file] else { continue }
      drafts[scope.file] = nil
      var witnesses: Set<String> = []
      if scope.kind == .protocol {
        OptionalProtocols.adaptProtocol(scope, index: index, in: &draft)
      } else {
        if !protocols.isEmpty {
          _ = OptionalProtocols.adaptConformance(scope, protocols: protocols, index: index, in: &draft)
          let lineage = index.lineage(of: scope.name)
          // A class of another module may adopt what that module declares.
          let isBelowForeign =
            lineage.count > 1
            && lineage.last.map { index.declaration(named: $0) == nil && !UIKitDelegates.isApples($0) } == true
          for found in protocols.values
          where isBelowForeign && index.declaration(named: found.name) == nil
            || lineage.contains(where: { name in
              index.scopes(named: name).contains(where: { $0.inherited.contains(found.name) })
            })
          {
            witnesses.formUnion(found.methods)
          }
        }
        if !replaced.isEmpty { replaced.adapt(scope, in: &draft) }
        ObservedProperties.adapt(scope, index: index, in: &draft)
        Attributes.removeOverrides(scope, index: index, in: &draft)
        Attributes.widenSelectors(scope, in: &draft)
        MethodRecords.append(scope: scope, index: index, witnesses: witnesses, to: &draft)
      }
      drafts[scope.file] = draft
    }
  }

  private mutating func adaptOccurrences(of number: Int, _ selectors: inout Selectors) {
    guard let found = occurrences[number], var draft = drafts[number] else { return }
    for occurrence in found {
      let scope = occurrence.scope
      switch occurrence.construct {
      case .attribute(let attribute):
        NamedArguments.check(attribute, guards: occurrence.guards, in: &draft)
        if let (offset, text) = Attributes.adapt(attribute, in: &draft) { note(number, offset, isError: true, text) }
      case .modifier(let modifier):
        draft.blank(
          modifier.positionAfterSkippingLeadingTrivia.utf8Offset..<modifier.endPositionBeforeTrailingTrivia.utf8Offset)
      case .classDescription(let type, let rest):
        // Objects of any class have no members here; a class of the module may have a description of its own.
        guard draft.hasRuntime, !index.hasClassDescription else { continue }
        draft.append(import: "ObjectiveC")
        draft.replace(type, with: "_cls")
        draft.blank(rest)
      case .classText(let object, let rest):
        guard draft.hasRuntime, !index.hasClassDescription else { continue }
        draft.append(import: "ObjectiveC")
        draft.insert("_cls(of: ", at: object.lowerBound)
        draft.replace(rest, with: ")")
      case .dynamicMember(let place):
        if draft.hasRuntime { DynamicMembers.adapt(place, in: &draft) }
      case .metatypeCall(let place):
        if draft.hasRuntime {
          MetatypeCalls.adapt(place, index: index, in: &draft)
        }
      case .classQuestion(let object):
        ClassQuestions.adapt(object, index: index, in: &draft)
      case .distance(let start):
        HiddenFunctions.adapt(start, scope: scope, index: index, in: &draft)
      case .handedFulfill:
        HandedMethods.add(to: &draft)
      case .nothing(let range):
        draft.blank(range)
      case .availability(let question, let answer):
        let start = question.positionAfterSkippingLeadingTrivia.utf8Offset
        draft.replace(start..<question.endPositionBeforeTrailingTrivia.utf8Offset, with: answer ? "true" : "false")
      case .condition(let condition):
        Conditions.adapt(condition, in: &draft)
      case .importing(let node):
        if let module = Imports.adapt(node, missing: options.missingModules, in: &draft) {
          note(
            number, node.positionAfterSkippingLeadingTrivia.utf8Offset, isError: false,
            "import \(module): \(options.missingModules[module] ?? "")")
        }
      case .macroDeclaration(let macro):
        Literals.adapt(macro, in: &draft)
      case .macro(let macro):
        let offset = macro.positionAfterSkippingLeadingTrivia.utf8Offset
        if macro.macroName.text == "selector" {
          if let text = selectors.adapt(macro, scope: scope, in: &draft) { note(number, offset, isError: true, text) }
        } else if macro.macroName.text == "keyPath" {
          if !KeyPaths.adapt(macro, selectors: &selectors, scope: scope, in: &draft) {
            note(
              number, offset, isError: true,
              "#keyPath: its argument is no path of properties; write one, such as #keyPath(View.frame)")
          }
        } else {
          _ = Literals.adapt(macro, guards: occurrence.guards, in: &draft)
        }
      }
    }
    drafts[number] = draft
  }

  /// Imports the modules that hold, on Linux, the parts of iOS's Foundation that files name.
  private mutating func addImports() {
    if FoundationParts.namesCombine(files) {
      for number in files.indices where FoundationParts.namesCombine(ByteSearch(files[number].bytes)) {
        if drafts[number] == nil { drafts[number] = draft(number) }
        drafts[number]?.append(import: "Combine")
      }
    }
    for number in files.indices where marks[number].contains(.foundationPart) {
      for module in FoundationParts.modules(for: ByteSearch(files[number].bytes)) {
        if drafts[number] == nil { drafts[number] = draft(number) }
        drafts[number]?.append(import: module)
      }
    }
  }

  // MARK: Notes

  private mutating func note(_ file: Int, _ offset: Int, isError: Bool, _ text: String) {
    let draft = self.draft(file)
    let place = draft.place(of: offset)
    notes.append(
      SourceAdapter.Note(path: files[file].path, line: place.line, column: place.column, text: text, isError: isError))
  }

  /// Returns the notes by file and place; of those about one missing module, the first alone.
  private func sortedNotes() -> [SourceAdapter.Note] {
    let order = Dictionary(
      files.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var said: Set<String> = []
    return notes.sorted { (order[$0.path] ?? 0, $0.line, $0.column) < (order[$1.path] ?? 0, $1.line, $1.column) }
      .filter { $0.isError || said.insert($0.text).inserted }
  }
}

/// The declarations and constructs of files that threads have read.
private final class ReadFiles: Sendable {
  struct File: Sendable {
    var index: ModuleIndex
    var occurrences: [Occurrence]
  }

  private let files = Mutex<[Int: File]>([:])

  var all: [Int: File] { files.withLock { $0 } }

  func set(_ file: File, _ number: Int) { files.withLock { $0[number] = file } }
}
