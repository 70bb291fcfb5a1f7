import type { Severity } from '../../core/lint/finding'
import { plainLine } from './rows'
import type { LintOutput } from './report'

/** The workflow command of each severity, as GitHub Actions knows them. */
const COMMAND: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
}

/** Workflow commands: a runner of GitHub Actions shows each beside its line. */
export function githubFormat({ rows, checked }: LintOutput): string {
  return rows
    .map(({ severity, rule, position, message, tool }) => {
      const properties = [
        `file=${property(checked[tool]!.file)}`,
        `line=${position.line}`,
        `col=${position.column}`,
        `title=${property(rule)}`,
      ]
      return `::${COMMAND[severity]} ${properties.join(',')}::${data(plainLine(message))}\n`
    })
    .join('')
}

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
