import '../../i18n/words/params'
import { useRef } from 'react'
import { applyEdits } from '../../core/json/edit'
import { get, type JsonNode, membersOf } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { type Kind, KINDS } from '../../core/model/parameter-kind'
import type { RowPlace } from '../../core/model/row-places'
import type { Body } from '../../core/model/schema-body'
import { setKind } from '../../core/model/set-kind'
import { toolTextTyped } from '../../state/document'
import { Select } from '../kit/Select'
import { toasted } from '../kit/toast'
import { useWords } from '../kit/use-words'
import { useFormTool } from './form-context'
import { useKindWords } from './kind-words'
import { toolNow } from './tool-now'

/** Kinds that say nothing before their first value: until then they are only wished for. */
const WISHES: readonly Kind[] = ['choice', 'const']

/** Where a run through the kinds started, and the text that its last step made. */
interface Start {
  readonly text: string
  readonly schema: JsonNode
  made: string
}

/** Chooses the kind of a value. What the form has no kind for is named, and can be left for another. */
export function KindSelect({
  place,
  body,
  kind,
  onWish,
}: {
  place: RowPlace
  body: Body
  kind: Kind
  onWish: (kind: Kind | undefined) => void
}) {
  const t = useWords()
  const { nameOf } = useKindWords()
  const { id } = useFormTool()
  const { path, schema } = body
  const start = useRef<Start>(undefined)
  const isOwn: boolean = (KINDS as readonly Kind[]).includes(kind)
  const kinds: readonly Kind[] = isOwn ? KINDS : [...KINDS, kind]
  // The arrow keys pass many kinds on the way to one: none of those may leave anything behind.
  const choose = (next: Kind) => {
    onWish(WISHES.includes(next) ? next : undefined)
    const { text } = toolNow(id)
    if (start.current?.made !== text) start.current = { text, schema, made: text }
    const { current } = start
    const edited = applyEdits(current.text, setKind(current.schema, path, next))
    if (!edited.ok) return
    current.made = edited.text
    toolTextTyped(id, edited.text, `${id}:kind:${pointer(path)}`)
  }
  // Told when the choice has settled: the arrow keys only pass by.
  const leave = () => {
    const fields = membersOf(get(start.current?.schema, 'properties')).length
    const isGone = fields > 0 && kind === 'dictionary' && start.current?.made === toolNow(id).text
    if (isGone) toasted({ text: t('params.fieldsGone', { count: fields }) })
    start.current = undefined
  }
  return (
    <Select
      look="s"
      aria-label={t('params.type')}
      data-path={pointer([...place.path, 'type'])}
      value={kind}
      options={kinds.map((each) => ({
        value: each,
        label: nameOf(each, each === kind ? schema : undefined),
      }))}
      onChoose={choose}
      onBlur={leave}
    />
  )
}
