import '../../i18n/words/checklist'
import { type Asked, lineAnswer } from '../../core/lint/checklists/answer'
import type { ChecklistId } from '../../core/lint/checklists/checklist'
import { CHECKLISTS } from '../../core/lint/checklists/registry'
import type { WordKey } from '../../i18n/words'
import { Icon } from '../kit/Icon'
import type { IconName } from '../kit/icons'
import { useWords } from '../kit/use-words'
import { lineLook } from './line-look'

const COUNTS: readonly { readonly of: WordKey; readonly word: WordKey; readonly sev: string }[] = [
  { of: 'checklist.passed', word: 'checklist.linesPassed', sev: 'pass' },
  { of: 'checklist.error', word: 'checklist.errorCount', sev: 'error' },
  { of: 'checklist.warning', word: 'checklist.warningCount', sev: 'warn' },
  { of: 'checklist.info', word: 'checklist.infoCount', sev: 'advice' },
  { of: 'checklist.todo', word: 'checklist.linesTodo', sev: 'todo' },
  { of: 'checklist.unstated', word: 'checklist.linesUnstated', sev: 'todo' },
  { of: 'checklist.forPerson', word: 'checklist.linesForPerson', sev: 'person' },
]

/** How many lines of the list stand how, always in sight. */
export function LineCounts({ list, asked }: { list: ChecklistId; asked: Asked }) {
  const t = useWords()
  const looks = CHECKLISTS[list].lines.map((line) => lineLook(lineAnswer(line, asked)))
  return (
    <div className="status counts">
      {COUNTS.map(({ of, word, sev }) => {
        const alike = looks.filter((look) => look.word === of)
        if (!alike.length) return null
        return (
          <span key={of} className={`sev ${sev}`}>
            <Icon name={alike[0]!.icon satisfies IconName} small />
            <span className="two">{t(word, { count: alike.length })}</span>
          </span>
        )
      })}
    </div>
  )
}
