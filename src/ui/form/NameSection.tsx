import { lazy, Suspense } from 'react'
import { get, type JsonNode } from '../../core/json/node'
import { setText } from '../../core/model/write-members'
import { useFromReport } from '../../state/report'
import { ScoreRing } from '../kit/ScoreRing'
import { useSignal } from '../kit/signal'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import { formerNames, useSettledName } from '../tool-set/rename-offers'
import { Field } from './Field'
import { useEdit, useFindingsAt, useFormTool } from './form-context'
import { SECTION_IDS } from './sections'
import { textFor } from './typed-value'

const RenameOffer = lazy(() => import('../tool-set/RenameOffer'))

const NAME = ['name']
const TITLE = ['title']

/** The tool's name, its title, and its score. */
export function NameSection() {
  const t = useWords()
  const { id, tool } = useFormTool()
  const edit = useEdit()
  const name = textOf(get(tool, 'name'))
  const score = useFromReport((report) => report?.byTool.get(id)?.score)
  const settled = useSettledName(id)
  const former = useSignal(formerNames).get(id)
  return (
    <section id={SECTION_IDS.name} tabIndex={-1}>
      <div className="idrow">
        <Field
          label={t('form.name')}
          hint={t(name === '' ? 'form.nameHintNew' : 'form.nameHint')}
          path={NAME}
          findings={useFindingsAt(NAME)}
        >
          {(parts) => (
            <TextField
              {...parts}
              {...settled}
              look="mono big"
              data-testid="tool-name"
              spellCheck={false}
              autoCapitalize="off"
              placeholder="get_order"
              value={name}
              onText={(text) => edit(setText(tool, 'name', text), NAME)}
            />
          )}
        </Field>
        <Field
          label={t('form.title')}
          hint={t('form.titleHint')}
          path={TITLE}
          findings={useFindingsAt(TITLE)}
        >
          {(parts) => (
            <TextField
              {...parts}
              placeholder={t('form.titleExample')}
              value={textOf(get(tool, 'title'))}
              onText={(text) => edit(setText(tool, 'title', text), TITLE)}
            />
          )}
        </Field>
        <div>
          <div className="lab">{t('form.score')}</div>
          <div className="at-mid">
            <ScoreRing score={score} size="m" />
          </div>
        </div>
      </div>
      {former !== undefined && former !== name && (
        <Suspense>
          <RenameOffer id={id} from={former} name={name} />
        </Suspense>
      )}
    </section>
  )
}

/** A value that is no text is shown as it is written, and stays until it is typed over. */
const textOf = (node: JsonNode | undefined): string => textFor(node, 'text')
