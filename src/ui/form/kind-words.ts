import '../../i18n/words/params'
import { get, itemsOf, type JsonNode } from '../../core/json/node'
import { allowsNull, type Kind, kindOf } from '../../core/model/parameter-kind'
import type { WordKey } from '../../i18n/words'
import { useWords } from '../kit/use-words'

/** What each kind is called. */
const KIND_WORDS: Readonly<Record<Kind, WordKey>> = {
  text: 'params.kindText',
  choice: 'params.kindChoiceOf',
  integer: 'params.kindInteger',
  number: 'params.kindNumber',
  boolean: 'params.kindBoolean',
  'list-text': 'params.kindListText',
  'list-integer': 'params.kindListInteger',
  'list-number': 'params.kindListNumber',
  'list-object': 'params.kindListObject',
  list: 'params.kindList',
  object: 'params.kindObject',
  any: 'params.kindAny',
  other: 'params.kindOther',
}

/** Names kinds: one by itself, or what a schema is, as a closed row says it. */
export function useKindWords(): {
  readonly nameOf: (kind: Kind, schema?: JsonNode) => string
  readonly kindIn: (schema: JsonNode) => string
} {
  const t = useWords()
  const nameOf = (kind: Kind, schema?: JsonNode) =>
    kind === 'choice'
      ? t('params.kindChoiceOf', { count: itemsOf(get(schema, 'enum')).length })
      : t(KIND_WORDS[kind])
  const kindIn = (schema: JsonNode) => {
    const kind = kindOf(schema)
    const name = nameOf(kind, schema)
    return allowsNull(schema) && kind !== 'other' ? t('params.orNull', { kind: name }) : name
  }
  return { nameOf, kindIn }
}
