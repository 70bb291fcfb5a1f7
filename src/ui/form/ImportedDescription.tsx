import '../../i18n/words/describing'
import { lazy, Suspense, useState } from 'react'
import { splitDescription } from '../../core/authoring/description/split-description'
import { setImportedText } from '../../core/model/write-members'
import { TextArea } from '../kit/TextArea'
import { useWords } from '../kit/use-words'
import './description.css'
import { DescriptionSentences } from './DescriptionSentences'
import { Field } from './Field'
import { useEdit, useFindingsAt, useFormTool } from './form-context'

const DescriptionSplit = lazy(() => import('./DescriptionSplit'))

const DESCRIPTION = ['description']

/** A description that is one text: editable as it stands, with what each sentence answers. */
export default function ImportedDescription({ text }: { text: string }) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const [isSplitting, setSplitting] = useState(false)
  const pieces = splitDescription(tool)
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
      {pieces.length > 0 && (
        <>
          <div className="sentences-head">
            <span className="two">{t('describing.sentences')}</span>
            <button type="button" className="btn s line" onClick={() => setSplitting(true)}>
              {t('describing.split')}
            </button>
          </div>
          <DescriptionSentences pieces={pieces} />
        </>
      )}
      {isSplitting && (
        <Suspense>
          <DescriptionSplit onClose={() => setSplitting(false)} />
        </Suspense>
      )}
    </div>
  )
}
