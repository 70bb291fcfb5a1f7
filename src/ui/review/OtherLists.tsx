import { CHECKLIST_IDS } from '../../core/lint/checklists/checklist'
import type { Asked } from '../../core/lint/checklists/answer'
import { CHECKLISTS } from '../../core/lint/checklists/registry'
import { useView } from '../../state/view'
import { Behind, ReviewLines } from './ReviewLines'

/** Shown with every tool: the list of a product review, and the what-ifs in their own words. */
const SHOWN: readonly string[] = ['product', 'capability']

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
