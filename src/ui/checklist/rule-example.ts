import { getIn, type JsonNode, type JsonObject, type Path, stringOf } from '../../core/json/node'
import { fromPlain } from '../../core/json/plain'
import { print } from '../../core/json/print'
import { descriptionText } from '../../core/model/description'
import { lintAlone, lintTogether } from '../../core/lint/engine'
import type { Example, Lang, Rule } from '../../core/lint/rule'

/** What a rule flags and what it passes, cut down to the part that it is about. */
export interface RuleExample {
  readonly good: string
  readonly bad: string
}

/** Longer parts say too little at a glance. */
const LONGEST = 300

/** From the rule's own examples; none where it is about a part too large to show. */
export function ruleExample(rule: Rule, lang: Lang): RuleExample | undefined {
  const bad = toolsOf(rule.examples.bad, lang)
  const good = toolsOf(rule.examples.good, lang)
  const found = firstFound(rule, bad)
  if (!found) return undefined
  const { path, tool } = found
  // What one of them leaves out shows only in the part around it. The whole tool says too little.
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length)
    const badPart = partAt(bad[tool], part)
    const goodPart = partAt(good[tool], part)
    if (badPart === undefined || goodPart === undefined || badPart === goodPart) continue
    return [badPart, goodPart].every((text) => text.length <= LONGEST)
      ? { good: goodPart, bad: badPart }
      : undefined
  }
  return undefined
}

function toolsOf(examples: readonly Example[], lang: Lang): readonly JsonObject[] {
  const example = examples.find((each) => each.lang === lang) ?? examples[0]
  return (example?.tools ?? []).map((tool) => fromPlain(tool) as JsonObject)
}

function firstFound(rule: Rule, tools: readonly JsonObject[]) {
  const [first] = tools
  if (!first) return undefined
  const found = rule.group === 'set' ? lintTogether(tools, [rule]) : lintAlone(first, [rule])
  return found[0] && { path: found[0].path, tool: found[0].tool ?? 0 }
}

function partAt(tool: JsonNode | undefined, path: Path): string | undefined {
  const node = getIn(tool, path)
  if (!node) return undefined
  // As the model reads it, whether it stands there in one text or in answers.
  if (path.length === 1 && path[0] === 'description') return descriptionText(tool)
  return stringOf(node) || print(node, 0).replaceAll('":', '": ').replaceAll(',"', ', "')
}
