import { ANSWERS } from '../../core/model/tool'
import { setImportedText } from '../../core/model/write-members'
import { useToolReport } from '../../state/report'
import { Icon } from '../kit/Icon'
import { TextArea } from '../kit/TextArea'
import { useWords } from '../kit/use-words'
import { Field } from './Field'
import { useEdit, useFindingsAt, useFormTool } from './form-context'

const DESCRIPTION = ['description']

/** A description that is one text: editable as it stands, with what each sentence answers. */
export default function ImportedDescription({ text }: { text: string }) {
  const t = useWords()
  const { id, tool } = useFormTool()
  const edit = useEdit()
  const sentences = useToolReport(id)?.reading.sentences ?? []
  const others = sentences.filter((each) => ANSWERS.every((key) => !each.answers[key]))
  return (
    <div className="q">
      <Field
        label={t('form.imported')}
        hint={t('form.importedHint')}
        path={DESCRIPTION}
        findings={useFindingsAt(DESCRIPTION)}
      >
        {(parts) => (
          <TextArea
            {...parts}
            value={text}
            onText={(next) => edit(setImportedText(tool, next), DESCRIPTION)}
          />
        )}
      </Field>
      <dl className="answered" aria-label={t('form.whatItAnswers')}>
        {ANSWERS.map((key) => {
          const answering = sentences.filter((each) => each.answers[key])
          const isPartial = answering.length > 0 && answering.every((s) => s.answers[key] === 1)
          return (
            <div key={key}>
              <dt>
                <Icon name={answering.length ? 'tick' : 'todo'} small />
                {t(`form.${key}`)}
              </dt>
              {answering.length === 0 ? (
                <dd className="quiet">{t('form.notAnswered')}</dd>
              ) : (
                <dd>
                  {isPartial && <span className="quiet">{t('form.partly')}</span>}
                  {answering.map((each, i) => (
                    <q key={i}>{each.text.trim()}</q>
                  ))}
                </dd>
              )}
            </div>
          )
        })}
        {others.length > 0 && (
          <div>
            <dt>{t('form.answersNothing')}</dt>
            <dd>
              {others.map((each, i) => (
                <q key={i}>{each.text.trim()}</q>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
