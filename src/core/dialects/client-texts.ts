import type { JsonObject } from '../json/node'
import { descriptionText } from '../model/description'
import type { Dialect, SetError } from './dialect'
import type { Fact } from './fact'

/** The longest description that some takers of a vendor's tools let through whole, in code points. */
const LONGEST: readonly { readonly takes: RegExp; readonly most: Fact<number> }[] = [
  {
    // Gateways and older Azure deployments still refuse more; the API itself no longer does.
    takes: /^openai\.chat|^openai\.functions/,
    most: {
      value: 1024,
      page: 'https://developers.openai.com/api/docs/guides/function-calling',
      read: '2026-10',
      seen: 'getsentry/sentry-mcp#106',
    },
  },
  {
    // Claude Code shows a model no more than this of a server's tool.
    takes: /^mcp\./,
    most: {
      value: 2048,
      page: 'https://docs.claude.com/en/docs/claude-code/mcp',
      read: '2026-08',
    },
  },
]

/** Warnings on descriptions that are legal, and that somebody on the way refuses or cuts. */
export function checkClientTexts(
  tools: readonly JsonObject[],
  dialect: Dialect,
): readonly SetError[] {
  const limit = LONGEST.find(({ takes }) => takes.test(dialect.id))
  if (!limit) return []
  const most = limit.most.value
  return tools.flatMap((tool, index): readonly SetError[] => {
    const text = descriptionText(tool)
    if (text.length <= most) return []
    const length = [...text].length
    const values = { length, most }
    return length > most
      ? [{ code: 'description.length', path: ['description'], values, index, severity: 'warning' }]
      : []
  })
}
