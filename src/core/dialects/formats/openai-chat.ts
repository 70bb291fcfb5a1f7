import { get, type JsonObject, stringOf } from '../../json/node'
import { OPENAI_ROOT } from '../checks/root'
import type { Dialect, DialectError } from '../dialect'
import { finish } from '../finish'
import { layOutChat, OPENAI_CHAT_SHAPE } from '../openai-chat-shape'
import { checkOpenAi, forOpenAi, OPENAI_LIMITS } from '../openai-rules'
import { OPENAI_STRICT } from '../profiles/openai'
import { readShape } from '../read-shape'
import { checkStrictTool } from '../strict/check-tool'
import { type StrictRules, writeStrict } from '../strict/write-strict'

/** `{"type": "function", "function": {name, description, parameters, strict}}` */
export const openaiChat: Dialect = {
  id: 'openai.chat',
  label: 'OpenAI Chat Completions',
  family: OPENAI_CHAT_SHAPE.family,
  source: {
    page: 'https://developers.openai.com/api/docs/guides/function-calling',
    read: '2026-10',
  },
  limits: OPENAI_LIMITS,
  accepts: (item) => {
    if (get(item, 'function')?.kind !== 'object') return 0
    const type = stringOf(get(item, 'type'))
    return type === 'function' ? 3 : type === undefined ? 2 : 0
  },
  read: (item) => readShape(item, OPENAI_CHAT_SHAPE),
  write: (tool) => {
    const ready = forOpenAi(tool)
    return finish(layOutChat(ready.tool), ready.losses, checkOpenAi(ready.tool))
  },
  check: checkOpenAi,
}

const check = (tool: JsonObject): readonly DialectError[] =>
  checkStrictTool(tool, checkOpenAi, OPENAI_STRICT)

const rules: StrictRules = {
  passes: [OPENAI_STRICT],
  rootRefuses: OPENAI_ROOT,
  check,
  layOut: layOutChat,
}

/** The same with a schema that OpenAI's strict mode takes. */
export const openaiChatStrict: Dialect = {
  ...openaiChat,
  id: 'openai.chat.strict',
  label: 'OpenAI Chat Completions, strict',
  strictOf: openaiChat.id,
  source: { page: OPENAI_STRICT.keeps.page, read: OPENAI_STRICT.keeps.read },
  accepts: () => 0,
  write: (tool) => writeStrict(tool, rules),
  check,
}
