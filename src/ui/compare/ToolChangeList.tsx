import '../../i18n/words/comparing'
import type { Change } from '../../core/diff/change'
import type { ToolDiff } from '../../core/diff/compare-sets'
import { print } from '../../core/json/print'
import { titleOf } from '../../core/model/tool'
import { diffText } from '../../i18n/diff-report'
import { sentenceOf, toolName } from '../../i18n/diff-told'
import { useView } from '../../state/view'
import { Breakable } from '../kit/Breakable'
import { BeforeAfter } from './BeforeAfter'
import type { GoTo } from './CompareView'
import type { Sides } from './use-comparison'

interface ToolChangeListProps {
  readonly tool: ToolDiff | undefined
  readonly changes: readonly Change[]
  readonly isBreaking: boolean
  readonly sides: Sides
  readonly goTo: GoTo | undefined
}

/** Changes of one tool: where, what it is and does, and both versions of what changed. */
export function ToolChangeList({ tool, changes, isBreaking, sides, goTo }: ToolChangeListProps) {
  const lang = useView((state) => state.lang)
  const name = toolName(tool, lang)
  const before = tool?.before === undefined ? undefined : sides.before.tools[tool.before]?.tool
  const after = tool?.after === undefined ? undefined : sides.after.tools[tool.after]?.tool
  const tools = { ...(before && { before }), ...(after && { after }) }
  const node = after ?? before
  const title = node && titleOf(node)
  const index = tool?.after
  return (
    <div className="ch">
      <div className="where">
        <b>{title || (tool?.name ? <Breakable text={name} /> : name)}</b>
        {title && tool?.name && (
          <code>
            <Breakable text={name} />
          </code>
        )}
        {goTo && index !== undefined && (
          <button
            type="button"
            className="link end"
            onClick={() => goTo.go(index, changes[0]?.path)}
          >
            {goTo.label}
          </button>
        )}
      </div>
      <ul>
        {changes.map((change, i) => {
          const sentence = sentenceOf(change, lang)
          return (
            <li key={i}>
              <p>
                {change.field && (
                  <code className="field">
                    <Breakable text={change.field} />
                  </code>
                )}
                {sentence}
              </p>
              <BeforeAfter change={change} sentence={sentence} tools={tools} />
            </li>
          )
        })}
      </ul>
      {isBreaking && tool?.brokenCall && (
        <p className="broken-call">
          {diffText(lang, 'broken-call', { call: '' })}
          <code>{print(tool.brokenCall, 0)}</code>
        </p>
      )}
    </div>
  )
}
