import type { Severity } from '../../core/lint/finding'
import { workflowCommand } from '../workflow-command'
import { plainLine } from './rows'
import type { LintOutput } from './report'

/** The workflow command of each severity, as GitHub Actions knows them. */
const COMMAND: Readonly<Record<Severity, 'error' | 'warning' | 'notice'>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
}

/** Workflow commands: a runner of GitHub Actions shows each beside its line. */
export function githubFormat({ rows, checked }: LintOutput): string {
  return rows
    .map(({ severity, rule, position: { line, column: col }, message, tool }) =>
      workflowCommand(
        COMMAND[severity],
        { file: checked[tool]!.file, line, col, title: rule },
        plainLine(message),
      ),
    )
    .join('')
}
