import '../../i18n/words/comparing'
import { diffMarkdown } from '../../i18n/diff-markdown'
import { useView } from '../../state/view'
import { useCopy } from '../exchange/use-copy'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import type { Comparison } from './use-comparison'

/** Copies the comparison as it would stand in a pull request, once both versions are checked. */
export function CopyMarkdown({ comparison }: { comparison: Comparison | undefined }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [copy, stateOf] = useCopy()
  const measures = comparison?.measures
  const text = comparison && measures && diffMarkdown({ diff: comparison.diff, measures, lang })
  const state = text === undefined ? 'ready' : stateOf(text)
  return (
    <>
      <span role="status" className={state === 'failed' ? 'error copy-failed' : 'copy-said'}>
        {state === 'failed' && t('comparing.copyFailed')}
        {state === 'copied' && t('comparing.copied')}
      </span>
      <button
        type="button"
        className="btn line"
        disabled={text === undefined}
        onClick={() => text !== undefined && void copy(text)}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {t('comparing.copyMarkdown')}
      </button>
    </>
  )
}
