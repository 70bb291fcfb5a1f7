import { editTool } from '../../core/authoring/edit-tool'
import { changeBetween } from '../../core/json/edit'
import { parse } from '../../core/json/parse'
import { sameData } from '../../core/json/node'
import type { Severity } from '../../core/lint/finding'
import { ruleOf } from '../../core/lint/registry'
import { isOnByDefault } from '../../core/lint/rule'
import { nameOf } from '../../core/model/tool'
import { fixText, ruleWords } from '../../i18n/findings'
import type { Checked } from './checked'
import type { LintOutput } from './report'
import type { AsideRow, Row } from './rows'

const LEVEL: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
}

/** SARIF 2.1.0 (OASIS), as code hosts read it: rules with their reasons, places, fixes, suppressions. */
export function sarifFormat({ checked, rows, aside, lang }: LintOutput, version: string): string {
  const ids = [...new Set([...rows, ...aside].map(({ rule }) => rule))]
  const results = [
    ...rows.map((row) => resultOf(row, checked[row.tool]!, ids, lang)),
    ...aside.map((row) => ({
      ...resultOf(row, checked[row.tool]!, ids, lang),
      suppressions: [{ kind: 'inSource', justification: row.reason }],
    })),
  ]
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Toolwright',
            version,
            rules: ids.map((id) => descriptorOf(id, lang)),
          },
        },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  }
  return JSON.stringify(log, null, 2) + '\n'
}

function descriptorOf(id: string, lang: LintOutput['lang']): object {
  const rule = ruleOf(id)
  if (!rule) return { id, shortDescription: { text: id } }
  const { summary, why, source, evidence } = ruleWords(id, lang)
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: { text: [why, source, evidence].join('\n') },
    defaultConfiguration: { level: LEVEL[rule.severity], enabled: isOnByDefault(rule) },
    properties: { group: rule.group, evidence: rule.evidence },
  }
}

function resultOf(
  row: Row | AsideRow,
  each: Checked,
  ids: readonly string[],
  lang: LintOutput['lang'],
): object {
  const { rule, severity, message, position, path } = row
  const uri = encodeURI(each.file.replaceAll('\\', '/'))
  const name = nameOf(each.tool)
  const fix = fixOf(row, each, uri, lang)
  return {
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level: LEVEL[severity],
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri },
          region: { startLine: position.line, startColumn: position.column },
        },
        ...(row.isWhole ? {} : { logicalLocations: [{ name, fullyQualifiedName: name + path }] }),
      },
    ],
    // By tool and place in it, so that a result is known again when its line has moved.
    partialFingerprints: {
      'toolwright/v1': [row.isWhole ? '' : name, rule, path, message].join('|'),
    },
    ...(fix ? { fixes: [fix] } : {}),
  }
}

/** A replacement in the file; only where the tool stands in the file as the document has it. */
function fixOf(row: Row, each: Checked, uri: string, lang: LintOutput['lang']): object | undefined {
  const { finding } = row
  const at = each.tool.at
  if (!finding?.fix || finding.fix.tools || !at) return undefined
  const text = each.text.slice(at.start, at.end)
  if (!sameData(parse(text).root, each.tool)) return undefined
  const edited = editTool(text, finding.fix.edits)
  const change = edited.ok ? changeBetween(text, edited.text) : undefined
  if (!change) return undefined
  const start = each.positionAt(at.start + change.start)
  const end = each.positionAt(at.start + change.end)
  return {
    description: { text: fixText(finding, lang) },
    artifactChanges: [
      {
        artifactLocation: { uri },
        replacements: [
          {
            deletedRegion: {
              startLine: start.line,
              startColumn: start.column,
              endLine: end.line,
              endColumn: end.column,
            },
            insertedContent: { text: change.insert },
          },
        ],
      },
    ],
  }
}
