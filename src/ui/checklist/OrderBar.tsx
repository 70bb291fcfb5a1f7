import '../../i18n/words/checklist'
import { useWords } from '../kit/use-words'
import type { Order } from './sort-findings'

const ORDERS = [
  { id: 'severity', word: 'checklist.bySeverity' },
  { id: 'place', word: 'checklist.byPlace' },
] as const

export function OrderBar({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const t = useWords()
  return (
    <div className="bar">
      <span className="grow" />
      <div className="seg" role="group" aria-label={t('checklist.sortBy')}>
        {ORDERS.map(({ id, word }) => (
          <button key={id} type="button" aria-pressed={order === id} onClick={() => onOrder(id)}>
            {t(word)}
          </button>
        ))}
      </div>
    </div>
  )
}
