import '../../i18n/words/json'
import { memo } from 'react'
import { dialectById } from '../../core/dialects/registry'
import { isStrictJson, parse } from '../../core/json/parse'
import { respaced } from '../../core/json/respaced'
import { toolTextTyped } from '../../state/document'
import { useCopy } from '../exchange/use-copy'
import { Icon } from '../kit/Icon'
import { MenuButton } from '../kit/MenuButton'
import { Segments } from '../kit/Segments'
import { useWords } from '../kit/use-words'
import { COMMON_DIALECTS, DOCUMENT, OTHER_DIALECTS, viewChosen } from './shown-dialects'

interface ViewBarProps {
  readonly view: string
  readonly text: string
  /** The tool whose own text is shown, when it is the document. */
  readonly id: string | undefined
}

/** Chooses what the pane shows, and copies or lays out what it shows. */
export const ViewBar = memo(function ViewBar({ view, text, id }: ViewBarProps) {
  const t = useWords()
  const [copy, stateOf] = useCopy()
  const state = stateOf(text)
  const other = OTHER_DIALECTS.find((each) => each.id === view)
  const views = [{ id: DOCUMENT, label: t('json.document') }, ...COMMON_DIALECTS]
  return (
    <div className="bar">
      <Segments
        label={t('json.views')}
        value={view}
        segments={views.map(({ id, label }) => ({
          value: id,
          label,
          title: dialectById(id)?.label,
        }))}
        onChoose={viewChosen}
      />
      <MenuButton
        label={other ? `${t('json.moreViews')}: ${other.label}` : t('json.moreViews')}
        className={other ? 'btn s json-other' : 'btn s'}
        items={OTHER_DIALECTS.map((each) => ({
          id: each.id,
          label: each.label,
          onChoose: () => viewChosen(each.id),
        }))}
      >
        <span>{other?.label ?? t('json.more')}</span>
        <Icon name="down" small />
      </MenuButton>
      <span className="grow" />
      <span className="sr" role="status">
        {state === 'copied' && t('json.copied')}
      </span>
      {id !== undefined && <LayOutButton id={id} text={text} />}
      <button
        type="button"
        className="btn icon s"
        aria-label={t('json.copy')}
        title={t('json.copy')}
        onClick={() => void copy(text)}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
      </button>
      {state === 'failed' && (
        <span className="json-failed" role="alert">
          {t('json.copyFailed')}
        </span>
      )}
    </div>
  )
})

/** For a text that came on one line: lines and indents, and nothing else is changed. */
function LayOutButton({ id, text }: { id: string; text: string }) {
  const t = useWords()
  const parsed = text.includes('\n') || text.length < 80 ? undefined : parse(text)
  if (!parsed || !isStrictJson(parsed)) return null
  return (
    <button
      type="button"
      className="btn s"
      onClick={() => toolTextTyped(id, respaced(text, parsed.root, 2), `layout:${id}`)}
    >
      {t('json.layOut')}
    </button>
  )
}
