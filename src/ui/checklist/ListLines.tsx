import '../../i18n/words/checklist'
import { lineAnswer } from '../../core/lint/checklists/answer'
import type { Asked } from '../../core/lint/checklists/answer'
import { CHECKLISTS } from '../../core/lint/checklists/registry'
import type { ChecklistId } from '../../core/lint/checklists/checklist'
import { useView } from '../../state/view'
import { ListLine } from './ListLine'

interface ListLinesProps {
  readonly list: ChecklistId
  readonly asked: Asked
}

/** A list, line by line, with how the tool or the whole set stands on each. */
export function ListLines({ list, asked }: ListLinesProps) {
  const lang = useView((state) => state.lang)
  const { title, note, lines } = CHECKLISTS[list]
  return (
    <section className="cl" aria-label={title[lang]}>
      <h3 className="sr">{title[lang]}</h3>
      <p className="cl-of">{note[lang]}</p>
      <ol>
        {lines.map((line, i) => (
          <ListLine
            key={`${list} ${i}`}
            line={line}
            answer={lineAnswer(line, asked)}
            asked={asked}
          />
        ))}
      </ol>
    </section>
  )
}
