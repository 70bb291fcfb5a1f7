import '../../i18n/words/checklist'
import { CHECKLIST_IDS } from '../../core/lint/checklists/checklist'
import { CHECKLISTS } from '../../core/lint/checklists/registry'
import { useView } from '../../state/view'
import { Select } from '../kit/Select'
import { Segments } from '../kit/Segments'
import { useWords } from '../kit/use-words'
import { arrangementChosen, listChosen, useChecklistView } from '../../state/checklist-view'

const ARRANGEMENTS = [
  { id: 'list', word: 'checklist.byList' },
  { id: 'severity', word: 'checklist.bySeverity' },
  { id: 'place', word: 'checklist.byPlace' },
] as const

/** Which list is gone through, and whether by its lines or by what was found. */
export function OrderBar() {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { arrangement, list } = useChecklistView()
  return (
    <div className="bar order">
      {arrangement === 'list' && (
        <Select
          aria-label={t('checklist.whichList')}
          value={list}
          look="s"
          options={CHECKLIST_IDS.map((id) => ({
            value: id,
            label: t('checklist.listName', {
              title: CHECKLISTS[id].title[lang],
              count: CHECKLISTS[id].lines.length,
            }),
          }))}
          onChoose={listChosen}
        />
      )}
      <span className="grow" />
      <Segments
        label={t('checklist.sortBy')}
        value={arrangement}
        segments={ARRANGEMENTS.map(({ id, word }) => ({ value: id, label: t(word) }))}
        onChoose={arrangementChosen}
      />
    </div>
  )
}
