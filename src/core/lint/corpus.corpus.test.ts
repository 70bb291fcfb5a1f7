import { describe, expect, it } from 'vitest'
import { corpusFiles, corpusText, hasCorpus } from '../corpus.fixture'
import { importText } from '../dialects/import'
import { applyEdits } from '../json/edit'
import { get, type JsonNode, type JsonObject, type Path } from '../json/node'
import { parse, rootObject } from '../json/parse'
import { pointer } from '../json/pointer'
import { print } from '../json/print'
import { nameOf } from '../model/tool'
import { CRASHED } from './crashed'
import { lintAlone, lintSet, lintTogether, lintTool } from './engine'
import type { Finding } from './finding'
import { ruleOf } from './registry'

/** Larger sets are looked at without their set's fixes: each would lint the whole set again. */
const LARGEST_SET = 60
/** So many fixes of one kind are tried in a file; the rest differ in their words only. */
const MOST_OF_A_KIND = 3

/** Whether a path leads somewhere, or past the end of what is there to a member that is missing. */
function leads(tool: JsonNode, steps: Path): boolean {
  let node: JsonNode | undefined = tool
  for (const [i, step] of steps.entries()) {
    const next: JsonNode | undefined = get(node, step)
    if (!next)
      return node?.kind === 'object' && steps.slice(i).every((each) => typeof each === 'string')
    node = next
  }
  return true
}

/** Tries fixes: each applies, and what it was for is gone. */
function tried(tools: readonly JsonObject[], findings: readonly Finding[]): readonly string[] {
  const kinds = new Map<string, number>()
  return findings.flatMap((finding): readonly string[] => {
    const { rule: id, message, fix } = finding
    const rule = ruleOf(id)
    const kind = `${id}/${message}/${fix?.id}`
    const count = kinds.get(kind) ?? 0
    if (!rule || !fix || count >= MOST_OF_A_KIND) return []
    if (rule.group === 'set' && tools.length > LARGEST_SET) return []
    kinds.set(kind, count + 1)
    const index = finding.tool ?? 0
    const edited = applyEdits(print(tools[index]!), fix.edits)
    if (!edited.ok) return [`${kind} ${pointer(finding.path)}: ${edited.reason}`]
    const tool = rootObject(parse(edited.text))
    if (!tool) return [`${kind}: the text is no tool any more`]
    const changed = tools.with(index, tool).toSpliced(index + 1, 0, ...(fix.tools ?? []))
    const after = rule.group === 'set' ? lintTogether(changed, [rule]) : lintAlone(tool, [rule])
    const isThere = after.some(
      (each) => keyOf(each) === keyOf(finding) && (rule.group !== 'set' || each.tool === index),
    )
    const faults = [...(isThere ? ['still there'] : []), ...worsened(tools[index]!, tool)]
    return faults.map((fault) => `${kind} ${nameOf(tool)} ${pointer(finding.path)}: ${fault}`)
  })
}

/** What a fix did to a tool that it should not: a lower score, or a finding that was not there. */
function worsened(before: JsonObject, after: JsonObject): readonly string[] {
  const [was, now] = [lintTool(before), lintTool(after)]
  const isLower = (now.score ?? 0) < (was.score ?? 0)
  const counts = new Map<string, number>()
  for (const { rule, severity } of was.findings)
    if (severity !== 'info') counts.set(rule, (counts.get(rule) ?? 0) + 1)
  for (const { rule, severity } of now.findings)
    if (severity !== 'info') counts.set(rule, (counts.get(rule) ?? 0) - 1)
  return [
    ...(isLower ? [`score ${was.score} to ${now.score}`] : []),
    ...[...counts].filter(([, left]) => left < 0).map(([rule]) => `new: ${rule}`),
  ]
}

const keyOf = ({ message, path: at, values }: Finding): string =>
  JSON.stringify([message, at, values])

if (!hasCorpus) it.skip('corpus: the shared folder is not there', () => {})

describe.runIf(hasCorpus)('every real definition', () => {
  it.each(corpusFiles)(
    'of %s is judged without a failing rule, a lost place or a fix that fails',
    (name) => {
      const got = importText(corpusText(name))
      const tools = got.tools.map(({ tool }) => tool)
      const { tools: reports, all } = lintSet(tools)
      const own = reports.flatMap((report, tool) => report.all.map((each) => ({ ...each, tool })))
      const findings = [...own, ...all]
      expect(findings.filter(({ rule }) => rule === CRASHED).map(({ values }) => values)).toEqual(
        [],
      )
      const lost = findings.filter((each) => !leads(tools[each.tool ?? 0]!, each.path))
      expect(lost.map(({ rule, path: at }) => `${rule} ${pointer(at)}`)).toEqual([])
      expect(tried(tools, findings)).toEqual([])
    },
  )
})
