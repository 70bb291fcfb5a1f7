import '../../i18n/words/params'
import { useRef, useState } from 'react'
import type { JsonNode, Path } from '../../core/json/node'
import { isStrictJson, parse, type Problem } from '../../core/json/parse'
import { lineStarts, positionAt } from '../../core/json/position'
import { print } from '../../core/json/print'
import { problemText } from '../../i18n/problems'
import { useView } from '../../state/view'
import { TextArea } from '../kit/TextArea'
import { useWords } from '../kit/use-words'
import { Field } from './Field'
import { useEdit } from './form-context'

/** A value of the tool as JSON: taken when the field is left or with Ctrl+Enter, kept while it is wrong. */
export function SchemaAsJson({
  path,
  node,
  label,
}: {
  path: Path
  node: JsonNode
  /** What the JSON is; a whole schema when nothing is said. */
  label?: string
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const edit = useEdit()
  const written = print(node, 2)
  const draft = useRef<string>(undefined)
  const [problem, setProblem] = useState<{ problem: Problem; line: number }>()

  const take = () => {
    const text = draft.current
    if (text === undefined) return
    const parsed = parse(text)
    if (!isStrictJson(parsed)) {
      const first = parsed.problems.find((each) => each.code !== 'duplicate-key')!
      const { line } = positionAt(lineStarts(text), first.at.start)
      return setProblem({ problem: first, line })
    }
    draft.current = undefined
    setProblem(undefined)
    if (print(parsed.root, 0) !== print(node, 0)) edit([{ op: 'set', path, value: parsed.root }])
  }
  return (
    <Field
      label={label ?? t('params.schemaAsJson')}
      hint={t('params.schemaAsJsonHint')}
      path={path}
      findings={[]}
      refusal={
        problem &&
        t('params.jsonProblem', { line: problem.line, text: problemText(problem.problem, lang) })
      }
    >
      {({ 'data-path': _, ...parts }) => (
        <TextArea
          {...parts}
          look="s mono"
          spellCheck={false}
          autoCapitalize="off"
          value={written}
          isHeld={() => draft.current !== undefined}
          onText={(text) => void (draft.current = text)}
          onBlur={take}
          onKeyDown={(event) => {
            const withControl = event.ctrlKey || event.metaKey
            if (withControl && event.key === 'Enter') take()
            // A draft is not in the document yet, so undo is the field's own here.
            if (withControl && /^[zy]$/i.test(event.key)) event.stopPropagation()
          }}
        />
      )}
    </Field>
  )
}
