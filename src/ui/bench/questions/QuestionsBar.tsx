import '../../../i18n/words/bench-questions'
import { bfclFiles, questionLines } from '../../../core/bench/questions/questions-export'
import { DEMONSTRATIONS } from '../../../core/bench/demonstration/demonstrations'
import type { Question } from '../../../core/bench/questions/question'
import type { JsonObject } from '../../../core/json/node'
import type { PeopleResult } from '../../../core/bench/results/results-people'
import { setTitleOf } from '../../../core/model/tool-set'
import { peopleTexts } from '../../../i18n/bench-results-text'
import { useDocument } from '../../../state/document'
import { powers } from '../../../state/powers'
import { useView } from '../../../state/view'
import { fileNameOf } from '../../exchange/file-name'
import { Icon } from '../../kit/Icon'
import { MenuButton, type MenuItem } from '../../kit/MenuButton'
import { toasted } from '../../kit/toast'
import { useWords } from '../../kit/use-words'
import { demonstrationOpened } from './demonstration-opened'
import { countsOf } from './filter'

/** Fewer questions show no difference, however clear it is. */
const FEWEST = 6

/** How many questions there are of what kind, and what brings them in and out. */
export function QuestionsBar({
  questions,
  tools,
  people,
  onPaste,
}: {
  questions: readonly Question[]
  tools: readonly JsonObject[]
  people: PeopleResult | undefined
  onPaste: () => void
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const counts = countsOf(questions)
  const count = questions.length
  const [none, ask, waiting] = ['none', 'ask', 'unset'].map((kind) => counts.get(kind) ?? 0)
  const held = questions.filter(({ split }) => split === 'holdout').length
  return (
    <header className="questions-bar">
      <p className="questions-counts">
        {t('questions.counts', {
          count,
          tool: count - none! - ask! - waiting!,
          none: none!,
          ask: ask!,
          waiting: waiting!,
        })}
        {held > 0 && <span className="quiet"> · {t('questions.countsHeld', { count: held })}</span>}
        {count < FEWEST && <span className="quiet"> {t('questions.few')}</span>}
        {count >= FEWEST && none === 0 && (
          <span className="quiet"> {t('questions.noNegative')}</span>
        )}
        {people && (
          <span className="questions-people">
            {peopleTexts(lang, people).join(lang === 'zh' ? '。' : '. ')}
          </span>
        )}
      </p>
      <span className="questions-acts">
        <button type="button" className="btn line s" onClick={onPaste}>
          <Icon name="import" small />
          {t('questions.paste')}
        </button>
        <MenuButton label={t('questions.export')} className="btn line s" items={exports()}>
          <Icon name="export" small />
          {t('questions.export')}
          <Icon name="down" small />
        </MenuButton>
        <MenuButton
          label={t('questions.demo')}
          className="btn icon s"
          items={DEMONSTRATIONS.map((one) => ({
            id: one.id,
            label: t('questions.demoOpen', { title: one.title[lang] }),
            onChoose: () => void demonstrationOpened(one, lang),
          }))}
        >
          <Icon name="more" small />
        </MenuButton>
      </span>
    </header>
  )

  function exports(): readonly MenuItem[] {
    const save = (kind: string, text: string): void => {
      const title = setTitleOf(useDocument.getState().set)
      powers().saveFile(fileNameOf(title, 'tools', kind, 'jsonl'), text, 'application/jsonl')
    }
    const bfcl = (part: 'questions' | 'answers'): void => {
      const files = bfclFiles(questions, tools)
      save(`bfcl-${part}`, files[part])
      if (part === 'answers' || files.losses.length === 0) return
      const list = files.losses
        .slice(0, 5)
        .map(({ id, code, values }) => `${id}: ${t(`questions.loss-${code}`, values)}`)
      toasted({
        text: t('questions.exportLosses', {
          count: files.losses.length,
          list: list.join(lang === 'zh' ? '；' : '; '),
        }),
      })
    }
    return [
      {
        id: 'lines',
        label: t('questions.exportLines'),
        onChoose: () => save('questions', questionLines(questions)),
      },
      {
        id: 'bfcl-questions',
        label: t('questions.exportBfclQuestions'),
        onChoose: () => bfcl('questions'),
      },
      {
        id: 'bfcl-answers',
        label: t('questions.exportBfclAnswers'),
        onChoose: () => bfcl('answers'),
      },
    ]
  }
}
