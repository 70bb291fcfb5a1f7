import { CHECKLIST_IDS } from '../../core/lint/checklists/checklist'
import type { Asked } from '../../core/lint/checklists/answer'
import { CHECKLISTS } from '../../core/lint/checklists/registry'
import { useView } from '../../state/view'
import { SHOWN_LISTS } from './shown-lists'
import { Behind, ReviewLines } from './ReviewLines'

const SHOWN: readonly string[] = SHOWN_LISTS

/** The other lists, each behind its name. */
export function OtherLists({ asked }: { asked: Asked }) {
  const lang = useView((state) => state.lang)
  return (
    <section className="other-lists">
      {CHECKLIST_IDS.filter((id) => !SHOWN.includes(id)).map((id) => (
        <Behind key={id} list={id} label={CHECKLISTS[id].title[lang]}>
          <ReviewLines list={id} asked={asked} />
        </Behind>
      ))}
    </section>
  )
}
