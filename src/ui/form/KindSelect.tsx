import '../../i18n/words/params'
import { pointer } from '../../core/json/pointer'
import { type Kind, KINDS } from '../../core/model/parameter-kind'
import type { RowPlace } from '../../core/model/row-places'
import type { Body } from '../../core/model/schema-body'
import { setKind } from '../../core/model/set-kind'
import { Select } from '../kit/Select'
import { useWords } from '../kit/use-words'
import { useEdit } from './form-context'
import { useKindWords } from './kind-words'

/** Kinds that say nothing before their first value: until then they are only wished for. */
const WISHES: readonly Kind[] = ['choice', 'const']

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
  const edit = useEdit()
  const { path, schema } = body
  const isOwn: boolean = (KINDS as readonly Kind[]).includes(kind)
  const kinds: readonly Kind[] = isOwn ? KINDS : [...KINDS, kind]
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
      onChoose={(next) => {
        onWish(WISHES.includes(next) ? next : undefined)
        edit(setKind(schema, path, next))
      }}
    />
  )
}
