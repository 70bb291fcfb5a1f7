import { useView } from '../../../state/view'
import { dateWords } from '../date-words'

/** Who said something, and on which day. */
export function SaidBy({ by, at }: { by: string; at: string }) {
  const lang = useView((state) => state.lang)
  return (
    <p className="by-line">
      <span className="av" aria-hidden="true">
        {[...by][0]?.toUpperCase()}
      </span>
      <b>{by}</b> <span className="quiet">{dateWords(at, lang)}</span>
    </p>
  )
}
