/** Words for the same thing in the names and texts of tools; which of them is written says nothing more. */
const GROUPS = `
  remove delete erase destroy|create add make new insert|update edit modify change patch|execute run|start launch begin|stop end halt
  repository repo project|slide slides presentation deck|sheet spreadsheet|document doc|image picture photo|folder directory
  issue ticket|setting configuration preference|email mail|movie film|location place|statistic stat metric|website site|web internet
  status state|calculate compute|cancel abort|verify validate|duplicate clone copy|video clip|screenshot capture|member user people
  organization org company|environment env|database db|category type kind|app application|message chat|download export
  count number total|current active|worklog log|job task|weather forecast|price cost|summary overview|comment remark|label tag
  conversation thread|pullrequest pr|picture icon|identifier id|text string|url link|kick remove|latest newest recent
  reservation book|relation relationship
`

/** The stem that stands for all stems of a group. */
export function sameInNames(stem: (word: string) => string): ReadonlyMap<string, string> {
  const first = new Map<string, string>()
  for (const group of GROUPS.trim().split(/[|\n]/)) {
    const stems = group.trim().split(/\s+/).map(stem)
    for (const each of stems) if (!first.has(each)) first.set(each, stems[0]!)
  }
  return first
}
