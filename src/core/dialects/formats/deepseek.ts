import { booleanOf, get, type JsonObject } from '../../json/node'
import { OPENAI_ROOT } from '../checks/root'
import type { Dialect, DialectError, SetError } from '../dialect'
import { layOutChat, OPENAI_CHAT_SHAPE } from '../openai-chat-shape'
import { checkOpenAi, OPENAI_NAME } from '../openai-rules'
import { BEFORE_DEEPSEEK, DEEPSEEK, DEEPSEEK_STRICT } from '../profiles/deepseek'
import { readShape } from '../read-shape'
import { checkStrictTool } from '../strict/check-tool'
import { type StrictRules, strictTool, writeStrict } from '../strict/write-strict'

const check = (tool: JsonObject): readonly DialectError[] =>
  checkStrictTool(tool, checkOpenAi, DEEPSEEK_STRICT)

const rules: StrictRules = {
  passes: [BEFORE_DEEPSEEK, DEEPSEEK_STRICT],
  rootRefuses: OPENAI_ROOT,
  check,
  layOut: layOutChat,
}

/** OpenAI's shape with a schema that DeepSeek's strict mode takes, which is tighter than OpenAI's. */
export const deepseekStrict: Dialect = {
  id: 'deepseek.strict',
  label: 'DeepSeek, strict',
  family: OPENAI_CHAT_SHAPE.family,
  strictOf: 'openai.chat',
  source: { page: DEEPSEEK.tools.page, read: DEEPSEEK.tools.read },
  limits: {
    tools: { most: DEEPSEEK.tools.value, code: 'openai.too-many-tools' },
    nameLength: OPENAI_NAME.most,
  },
  accepts: () => 0,
  read: (item) => readShape(item, OPENAI_CHAT_SHAPE),
  write: (tool) => writeStrict(tool, rules),
  check,
  checkSet,
}

/**
 * Once one tool of a request is strict, all must be: a tool that cannot be made strict forbids it for
 * the rest. Where only the flags of the tools differ, an export sets them all, and that is a warning.
 */
function checkSet(tools: readonly JsonObject[]): readonly SetError[] {
  if (!DEEPSEEK.strictIsForAll.value || tools.length < 2) return []
  const path = ['strict']
  const code = 'deepseek.mixed-strict'
  const unable = tools.flatMap((tool, index): readonly SetError[] => {
    const isAble = strictTool(tool, rules).errors.every((each) => each.severity === 'warning')
    return isAble ? [] : [{ code, path, index }]
  })
  if (unable.length > 0) return unable.length < tools.length ? unable : []
  const loose = tools.flatMap((tool, index) =>
    booleanOf(get(tool, 'strict')) === true ? [] : [index],
  )
  if (loose.length === 0 || loose.length === tools.length) return []
  return loose.map((index): SetError => ({ code, path, index, severity: 'warning' }))
}
