import type { Change, ChangeClass } from '../../core/diff/change'
import type { ToolDiff } from '../../core/diff/compare-sets'
import { groupsOf } from '../../core/diff/groups'
import { lineStarts, locate, positionAt } from '../../core/json/position'
import { sentenceOf, toolName } from '../../i18n/diff-told'
import { plainLine } from '../lint/rows'
import { workflowCommand } from '../workflow-command'
import type { DiffOutput } from './report'

/** What is worth a note beside a line; what is safe is not. */
const COMMAND: Readonly<Record<Exclude<ChangeClass, 'safe'>, 'error' | 'warning'>> = {
  breaks: 'error',
  behaviour: 'warning',
}

/** Workflow commands: a runner of GitHub Actions shows each beside its line of the later version. */
export function githubFormat(output: DiffOutput): string {
  const placeOf = places(output)
  return groupsOf(output.diff)
    .flatMap(({ class: is, changes }) =>
      is === 'safe'
        ? []
        : changes.map(({ tool, change }) => {
            const name = toolName(tool, output.lang)
            const where = change.field ? `${name}.${change.field}` : name
            return workflowCommand(
              COMMAND[is],
              { ...placeOf(tool, change), title: change.code },
              plainLine(`${where}: ${sentenceOf(change, output.lang)}`),
            )
          }),
    )
    .join('')
}

/** The file and line of a change; what is gone stands at its tool, what came by a link in no file. */
function places({ after }: DiffOutput) {
  const starts = lineStarts(after.version.text)
  return (
    tool: ToolDiff | undefined,
    change: Change,
  ): Readonly<Record<string, string | number>> => {
    if (after.file === undefined) return {}
    const own = tool?.after === undefined ? undefined : after.version.tools[tool.after]?.tool
    const root = tool ? own : after.version.envelope
    if (!root) return { file: after.file, line: 1, col: 1 }
    const { line, column } = positionAt(starts, locate(root, change.path ?? []).start)
    return { file: after.file, line, col: column }
  }
}
