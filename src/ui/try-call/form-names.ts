import '../../i18n/words/sent'
import type { CallForm } from '../../core/calls/sent-call'
import type { WordKey } from '../../i18n/words'

/** Vendors' forms by their own names, which no language changes. */
export const FORM_NAMES: Readonly<Record<string, string>> = {
  'openai.chat': 'OpenAI Chat',
  'openai.functions': 'OpenAI functions',
  'openai.responses': 'OpenAI Responses',
  claude: 'Claude',
  mcp: 'MCP',
  gemini: 'Gemini',
  bedrock: 'Bedrock Converse',
  vercel: 'AI SDK',
} satisfies Partial<Record<CallForm, string>>

/** What a call in no vendor's form is called. */
export const OWN_FORMS: Readonly<Partial<Record<CallForm, WordKey>>> = {
  named: 'sent.formNamed',
  code: 'sent.formCode',
}
