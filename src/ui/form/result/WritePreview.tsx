import '../../../i18n/words/result'
import type { Edit } from '../../../core/json/edit'
import { pointer } from '../../../core/json/pointer'
import { changedPlaces } from '../../../core/authoring/result/write-result'
import { useWords } from '../../kit/use-words'
import '../../exchange/import.css'
import { DiffView } from '../../exchange/DiffView'
import { type DiffLine, lineDiff } from '../../exchange/line-diff'
import { useFormTool } from '../form-context'

const added = (text: string): readonly DiffLine[] =>
  text.split('\n').map((line) => ({ kind: 'added', text: line }))

/** What edits would change in the description and the output schema, line by line. */
export default function WritePreview({ edits }: { edits: readonly Edit[] }) {
  const t = useWords()
  const { tool } = useFormTool()
  const places = changedPlaces(tool, edits)
  return (
    <div className="write-preview">
      {places.map(({ path, before, after }) => (
        <div key={pointer(path)}>
          <p className="quiet">
            {t(path[0] === 'description' ? 'form.description' : 'result.fields')}
          </p>
          <DiffView lines={before === '' ? added(after) : lineDiff(before, after)} />
        </div>
      ))}
    </div>
  )
}
