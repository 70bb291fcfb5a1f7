import '../../../i18n/words/bench-overlap'
import type { AskedQuestion, OverlapRow } from '../../../core/bench/overlap/wording-overlap'
import { useWords } from '../../kit/use-words'
import { KindTag } from './KindTag'

/** One question. What it is meant for is said where the words point elsewhere. */
export function OverlapTableRow({
  row: { kind, best, second },
  question,
  names,
}: {
  row: OverlapRow
  question: AskedQuestion | undefined
  names: readonly string[]
}) {
  const t = useWords()
  const nameAt = (tool: number | undefined): string | undefined =>
    tool === undefined ? undefined : names[tool] || t('overlap.unnamed')
  const first = nameAt(best?.tool)
  const meant = question && meantIn(question, first)
  return (
    <tr>
      <th scope="row" className="overlap-question">
        {question?.text}
        {meant && <span className="two">{t(meant.key, meant.values)}</span>}
      </th>
      <td>
        <KindTag kind={kind} />
      </td>
      <td>{first ? <code>{first}</code> : t('overlap.nothing')}</td>
      <td>{second ? <code>{nameAt(second.tool)}</code> : t('overlap.nothing')}</td>
    </tr>
  )
}

function meantIn({ expected }: AskedQuestion, best: string | undefined) {
  if (expected.is === 'none') return { key: 'overlap.meantForNone', values: {} } as const
  if (expected.is === 'ask') return { key: 'overlap.meantToAsk', values: {} } as const
  const { tools } = expected
  const isMeant = tools.length === 0 || (best !== undefined && tools.includes(best))
  return isMeant
    ? undefined
    : ({ key: 'overlap.meantFor', values: { name: tools.join(' / ') } } as const)
}
