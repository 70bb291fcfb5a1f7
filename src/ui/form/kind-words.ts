import '../../i18n/words/facts'
import '../../i18n/words/params'
import { get, getIn, itemsOf, type JsonNode, type Path } from '../../core/json/node'
import { isChoiceOfBranches } from '../../core/model/choice-branches'
import { mayBeNull } from '../../core/model/nullable'
import { type Kind, kindOf, kindsOfMixed } from '../../core/model/parameter-kind'
import { bodyOf } from '../../core/model/schema-body'
import { variantsOf } from '../../core/model/variants'
import type { WordKey } from '../../i18n/words'
import { useWords } from '../kit/use-words'

/** What each kind is called. */
export const KIND_WORDS: Readonly<Record<Kind, WordKey>> = {
  text: 'facts.kindText',
  choice: 'facts.kindChoiceOf',
  const: 'facts.kindConst',
  integer: 'facts.kindInteger',
  number: 'facts.kindNumber',
  boolean: 'facts.kindBoolean',
  'list-text': 'facts.kindListText',
  'list-integer': 'facts.kindListInteger',
  'list-number': 'facts.kindListNumber',
  'list-object': 'facts.kindListObject',
  list: 'facts.kindList',
  tuple: 'facts.kindTuple',
  object: 'facts.kindObject',
  dictionary: 'facts.kindDictionary',
  variants: 'facts.kindVariants',
  mixed: 'facts.kindMixed',
  any: 'facts.kindAny',
  other: 'facts.kindOther',
}

/** Names kinds: one by itself, or what stands at a place of the tool, as a closed row says it. */
export function useKindWords(): {
  readonly nameOf: (kind: Kind, schema?: JsonNode) => string
  readonly kindAt: (tool: JsonNode, path: Path) => string
} {
  const t = useWords()
  const nameOf = (kind: Kind, schema?: JsonNode): string => {
    if (kind === 'choice') return t('facts.kindChoiceOf', { count: countOf(schema) })
    if (kind === 'mixed' && schema)
      return kindsOfMixed(schema)
        .map((each) => t(KIND_WORDS[each]))
        .join(t('params.orBetween'))
    return t(KIND_WORDS[kind])
  }
  const kindAt = (tool: JsonNode, path: Path, depth = 0): string => {
    const { schema } = bodyOf(tool, path)
    const kind = kindOf(schema)
    const own = (): string => {
      if (kind === 'variants')
        return t('facts.kindVariantsOf', { count: variantsOf(schema)?.branches.length ?? 0 })
      const items = get(schema, 'items')
      if (kind !== 'list' || items?.kind !== 'object' || items.members.length === 0 || depth > 2)
        return nameOf(kind, schema)
      const inside = [...bodyOf(tool, path).path, 'items']
      return t('facts.kindListOf', { kind: kindAt(tool, inside, depth + 1) })
    }
    const outer = getIn(tool, path)
    const isNull = mayBeNull(schema) || (outer !== undefined && mayBeNull(outer))
    return isNull && kind !== 'other' ? t('params.orNull', { kind: own() }) : own()
  }
  return { nameOf, kindAt }
}

function countOf(schema: JsonNode | undefined): number {
  if (!schema) return 0
  const branches = isChoiceOfBranches(schema)
    ? itemsOf(get(schema, 'oneOf') ?? get(schema, 'anyOf'))
    : itemsOf(get(schema, 'enum'))
  return branches.filter((each) => each.kind !== 'null').length
}
