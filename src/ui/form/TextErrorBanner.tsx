import { pathAt } from '../../core/json/parse'
import { lineStarts, positionAt } from '../../core/json/position'
import { readingOf } from '../../core/model/reading'
import { problemText } from '../../i18n/problems'
import { useDocument } from '../../state/document'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { showInJson } from './show-in-json'

/** Says why the form stands still: the tool's text cannot be read, and where. */
export default function TextErrorBanner({
  id,
  wasReadable,
}: {
  id: string
  /** Whether the form shows what the tool was before. */
  wasReadable: boolean
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const record = useDocument((state) => state.set.tools.find((each) => each.id === id))
  if (!record) return null
  const { problems, root, text } = readingOf(record)
  const problem = problems.find((each) => each.code !== 'duplicate-key')
  const line = problem && positionAt(lineStarts(text), problem.at.start).line
  const what =
    problem && line !== undefined
      ? t('form.textError', { line, text: problemText(problem, lang) })
      : t('form.textNoObject')
  return (
    <div className="text-error" role="alert">
      <Icon name="octagon" />
      <p>
        {what} {wasReadable && t('form.textWas')}
      </p>
      <button
        type="button"
        className="btn s line"
        onClick={() =>
          problem ? showInJson(pathAt(root, problem.at.start), problem.at.start) : showInJson([], 0)
        }
      >
        {t('form.goToError')}
      </button>
    </div>
  )
}
