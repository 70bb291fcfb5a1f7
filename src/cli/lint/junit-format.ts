import { SEVERITY } from '../../i18n/findings'
import { lintReportText } from '../../i18n/lint-report'
import { type LintOutput, rowsByTool } from './report'
import { nameShown, type Row } from './rows'

/** JUnit XML: a suite per file, a case per tool; errors fail a case, all else is its output. */
export function junitFormat(output: LintOutput): string {
  const { checked, rows, lang } = output
  const { own, ofSet } = rowsByTool(rows)
  const files = [...new Set(checked.map(({ file }) => file))]
  const suites = files.map((file) => {
    const cases = checked.flatMap((each, index) => {
      if (each.file !== file) return []
      const name = nameShown(each, (number) => lintReportText(lang, 'unnamed', { number }))
      return [testCase(file, name, own.get(index) ?? [], output)]
    })
    return suite(file, cases)
  })
  const between = testCase('set', lintReportText(lang, 'set'), ofSet, output)
  const all = [...suites, ...(checked.length > 1 ? [suite('set', [between])] : [])]
  const count = (key: 'tests' | 'failures'): number => all.reduce((sum, each) => sum + each[key], 0)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="toolwright" tests="${count('tests')}" failures="${count('failures')}">`,
    ...all.map(({ xml }) => xml),
    '</testsuites>',
    '',
  ].join('\n')
}

interface Case {
  readonly xml: string
  readonly isFailed: boolean
}

const suite = (name: string, cases: readonly Case[]) => {
  const failures = cases.filter(({ isFailed }) => isFailed).length
  const xml = [
    `  <testsuite name="${escaped(name)}" tests="${cases.length}" failures="${failures}">`,
    ...cases.map((each) => each.xml),
    '  </testsuite>',
  ].join('\n')
  return { xml, tests: cases.length, failures }
}

function testCase(
  file: string,
  name: string,
  rows: readonly Row[],
  { checked, lang }: LintOutput,
): Case {
  const line = ({ tool, position, severity, message, rule }: Row): string =>
    `${checked[tool]!.file}:${position.line}:${position.column} ${SEVERITY[severity][lang]} ${message} ${rule}`
  const failed = rows.filter(({ severity }) => severity === 'error')
  const others = rows.filter(({ severity }) => severity !== 'error')
  const inside = [
    ...failed.map(
      (row) =>
        `      <failure type="${escaped(row.rule)}" message="${escaped(row.message)}">${escaped(line(row))}</failure>`,
    ),
    ...(others.length > 0
      ? [`      <system-out>${escaped(others.map(line).join('\n'))}</system-out>`]
      : []),
  ]
  const open = `    <testcase classname="${escaped(file)}" name="${escaped(name)}"`
  const xml =
    inside.length === 0 ? `${open}/>` : [`${open}>`, ...inside, '    </testcase>'].join('\n')
  return { xml, isFailed: failed.length > 0 }
}

/** XML has no way at all to hold most control characters or half a surrogate pair. */
const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\t', '&#9;')
