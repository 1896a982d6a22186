import Foundation
import Testing
@testable import UIKit

/// Cells of nibs, prototypes and static tables.
@MainActor @Suite struct ListNibTests {
  init() {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
  }

  private static func cell(_ attributes: String = "", text: String = "note") -> String {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="disclosureIndicator" indentationWidth="10" \
    id="cell" customClass="NoteCell" customModule="InterfaceBuilderTests" \(attributes)>
      \(Fixture.rect(0, 0, 320, 60))
      <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="cell" id="content">\(Fixture.rect(0, 0, 290, 60))
        <subviews><label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="note">\(Fixture.rect(0, 0, 10, 10))</label></subviews>
        <constraints>
          <constraint firstItem="note" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="30" id="c1"/>
          <constraint firstItem="note" firstAttribute="top" secondItem="content" secondAttribute="top" constant="25" id="c2"/>
          <constraint firstAttribute="bottom" secondItem="note" secondAttribute="bottom" constant="25" id="c3"/>
        </constraints>
      </tableViewCellContentView>
      <connections><outlet property="note" destination="note" id="o"/></connections>
    </tableViewCell>
    """
  }

  final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
      (cell as? NoteCell)?.note.text = "row \(indexPath.row)"
      return cell
    }
  }

  @Test func nibsOfCellsAreDequeued() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    table.register(UINib(data: Data(Fixture.nib(Self.cell()).utf8), bundle: nil), forCellReuseIdentifier: "Note")
    let source = Source()
    table.dataSource = source
    let window = UIWindow()
    window.addSubview(table)
    window.isHidden = false
    window.updateForFrame()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NoteCell)
    #expect(cell.note.text == "row 1")
    #expect(cell.reuseIdentifier == "Note")
    #expect(cell.wakings == 1)
    #expect(cell.selectionStyle == .none && cell.accessoryType == .disclosureIndicator)
    #expect(abs(cell.note.frame.minX - 30) < 0.001)
    #expect(cell.frame.height > 60)
    window.isHidden = true
  }

  private static func tableScene(_ content: String, style: String = "plain") -> String {
    Fixture.storyboard(
      """
      <tableViewController id="first" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" alwaysBounceVertical="YES" \(content.contains("<sections>") ? "dataMode=\"static\"" : "dataMode=\"prototypes\"") \
      style="\(style)" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
          \(Fixture.rect(0, 0, 393, 852))
          \(content)
          <connections><outlet property="dataSource" destination="first" id="o1"/><outlet property="delegate" destination="first" id="o2"/></connections>
        </tableView>
        <refreshControl key="refreshControl" opaque="NO" id="pull"/>
      </tableViewController>
      """,
      """
      <viewController title="Detail" id="detail" sceneMemberID="viewController"><view key="view" id="dv"/></viewController>
      """)
  }

  @Test func prototypesAreDequeued() throws {
    let board = try Fixture.board(
      Self.tableScene("<prototypes>\(Self.cell("reuseIdentifier=\"Note\" rowHeight=\"70\""))</prototypes>"))
    let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
    let source = Source()
    controller.tableView.dataSource = source
    #expect(controller.tableView.delegate === controller)
    #expect(controller.refreshControl != nil)
    let cell = controller.tableView.dequeueReusableCell(withIdentifier: "Note")
    let again = controller.tableView.dequeueReusableCell(withIdentifier: "Note")
    #expect((cell as? NoteCell)?.note.text == "note")
    #expect(cell !== again)
    #expect(Fixture.takeProblems().isEmpty)
  }

  @Test func staticTablesShowTheirRows() throws {
    func row(_ id: String, _ text: String, _ rest: String = "") -> String {
      """
      <tableViewCell contentMode="scaleToFill" rowHeight="\(id.hasSuffix("2") ? 66 : 50)" style="IBUITableViewCellStyleValue1" textLabel="\(id)-t" \
      detailTextLabel="\(id)-d" id="\(id)">
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c"><subviews>
          <label text="\(text)" id="\(id)-t"/><label text="detail" id="\(id)-d"/>
        </subviews></tableViewCellContentView>\(rest)
      </tableViewCell>
      """
    }
    let segue = "<connections><segue destination=\"detail\" kind=\"presentation\" id=\"s\"/></connections>"
    let board = try Fixture.board(
      Self.tableScene(
        """
        <sections>
          <tableViewSection headerTitle="One" footerTitle="End" id="s1"><cells>\(row("a1", "First", segue))\(row("a2", "Second"))</cells></tableViewSection>
          <tableViewSection id="s2"><cells>\(row("b1", "Third"))</cells></tableViewSection>
        </sections>
        """, style: "grouped"))
    let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateForFrame()
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(second.textLabel?.text == "Second" && second.detailTextLabel?.text == "detail")
    #expect(second.frame.height == 66)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "One")
    #expect(controller.tableView(table, titleForFooterInSection: 0) == "End")
    table.selectByTouch(IndexPath(row: 0, section: 0))
    #expect(controller.presentedViewController?.title == "Detail")
    #expect(Fixture.takeProblems().isEmpty)
    window.isHidden = true
  }

  final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) }
  }

  private static func tile(_ attributes: String) -> String {
    """
    <collectionViewCell opaque="NO" contentMode="center" id="tile" \(attributes)>\(Fixture.rect(0, 0, 80, 40))
      <view key="contentView" opaque="NO"><subviews><label text="tile" id="t">\(Fixture.rect(1, 2, 30, 20))</label></subviews></view>
    </collectionViewCell>
    """
  }

  @Test func collectionsReadLayoutAndPrototypes() throws {
    let board = try Fixture.board(
      Fixture.storyboard(
        """
        <collectionViewController id="first" sceneMemberID="viewController">
          <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="grid">\(Fixture.rect(0, 0, 393, 852))
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="5" id="flow">
              <size key="itemSize" width="80" height="40"/><inset key="sectionInset" minX="3" minY="4" maxX="5" maxY="6"/>
            </collectionViewFlowLayout>
            <cells>\(Self.tile("reuseIdentifier=\"Tile\""))</cells>
          </collectionView>
        </collectionViewController>
        """))
    let controller = try #require(board.instantiateInitialViewController() as? UICollectionViewController)
    let source = Items()
    controller.collectionView.dataSource = source
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateForFrame()
    let flow = try #require(controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.minimumLineSpacing == 7 && flow.minimumInteritemSpacing == 5)
    #expect(flow.sectionInset == UIEdgeInsets(top: 4, left: 3, bottom: 6, right: 5))
    #expect(controller.collectionView.delegate === controller)
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame.size == CGSize(width: 80, height: 40))
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "tile")
    #expect(Fixture.takeProblems().isEmpty)
    window.isHidden = true
  }

  @Test func nibsOfItemsAreRegistered() throws {
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let nib = UINib(data: Data(Fixture.nib(Self.tile("")).utf8), bundle: nil)
    collection.register(nib, forCellWithReuseIdentifier: "Tile")
    let source = Items()
    collection.dataSource = source
    let window = UIWindow()
    window.addSubview(collection)
    window.isHidden = false
    window.updateForFrame()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(cell.reuseIdentifier == "Tile")
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "tile")
    window.isHidden = true
  }
}
