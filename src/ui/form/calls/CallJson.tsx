import '../../../i18n/words/calls'
import { useId, useRef, useState } from 'react'
import type { JsonNode } from '../../../core/json/node'
import { CALLS } from '../../../core/authoring/samples/calls'
import { isStrictJson, parse, type Problem } from '../../../core/json/parse'
import { lineStarts, positionAt, type Position } from '../../../core/json/position'
import { print } from '../../../core/json/print'
import { pointer } from '../../../core/json/pointer'
import { problemText } from '../../../i18n/problems'
import { useView } from '../../../state/view'
import { TextArea } from '../../kit/TextArea'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'
import { draftOf, forgetDraft, keepDraft } from './call-drafts'

/** An example as JSON, taken as it is typed; while it is wrong the document keeps what it had. */
export function CallJson({ call, index }: { call: JsonNode; index: number }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { id } = useFormTool()
  const edit = useEdit()
  const written = print(call, 2)
  const kept = draftOf(id, written)
  const [wrong, setWrong] = useState(() => (kept === undefined ? undefined : faultIn(kept)))
  const isDrafted = useRef(kept !== undefined)
  const path = [...CALLS, index]
  const take = (text: string): string | void => {
    const fault = faultIn(text)
    setWrong(fault)
    isDrafted.current = fault !== undefined
    if (fault) return keepDraft(id, written, text)
    forgetDraft(id, written)
    const { root } = parse(text)
    if (!root) return
    if (print(root, 0) !== print(call, 0)) edit([{ op: 'set', path, value: root }], path)
    // The field keeps the blanks that were typed; as data it says what the document says.
    return print(root, 2)
  }
  const wrongId = useId()
  const number = index + 1
  return (
    <>
      <TextArea
        look="s mono"
        spellCheck={false}
        autoCapitalize="off"
        aria-label={t('calls.jsonLabel', { number })}
        aria-describedby={wrong ? wrongId : undefined}
        data-path={pointer(path)}
        tone={wrong ? 'error' : undefined}
        value={kept ?? written}
        isHeld={() => isDrafted.current}
        onText={take}
        onKeyDown={(event) => {
          // A draft is not in the document, so undo is the field's own while there is one.
          if (isDrafted.current && (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key))
            event.stopPropagation()
        }}
        {...(wrong ? { 'data-draft': '' } : {})}
      />
      {wrong && (
        <p className="refusal" id={wrongId} role="status">
          {wrong.problem
            ? t('calls.jsonProblem', {
                line: wrong.at.line,
                column: wrong.at.column,
                text: problemText(wrong.problem, lang),
              })
            : t('calls.jsonNoObject')}
        </p>
      )}
    </>
  )
}

/** Why a text cannot be an example, and where. */
function faultIn(text: string): { at: Position; problem?: Problem } | undefined {
  const parsed = parse(text)
  if (isStrictJson(parsed))
    return parsed.root.kind === 'object' ? undefined : { at: { line: 1, column: 1 } }
  const problem = parsed.problems.find((each) => each.code !== 'duplicate-key')!
  return { problem, at: positionAt(lineStarts(text), problem.at.start) }
}
