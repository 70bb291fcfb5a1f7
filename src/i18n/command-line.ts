import type { Lang, Words } from '../core/lint/rule'
import { filled } from './filled'

/** What the command line says about itself, its arguments and its files. */
export const COMMAND_LINE = {
  help: {
    en: 'Toolwright: definitions of tools that language models call.',
    zh: 'Toolwright：编写语言模型所调用工具的定义。',
  },
  usage: { en: 'Usage:', zh: '用法：' },
  'help-languages': {
    en: 'Every command takes --lang en or --lang zh. A file named - is standard input.',
    zh: '每个命令都可加 --lang en 或 --lang zh。文件名 - 表示标准输入。',
  },
  'unknown-command': {
    en: 'There is no command "{name}". Commands: {known}.',
    zh: '没有命令“{name}”。可用的命令：{known}。',
  },
  'unknown-option': { en: 'Unknown option {name}.', zh: '未知的选项 {name}。' },
  'missing-value': { en: '{name} needs a value.', zh: '{name} 需要一个值。' },
  'needless-value': { en: '{name} takes no value.', zh: '{name} 不接受值。' },
  'bad-choice': {
    en: '{name} must be one of: {known}. It is "{value}".',
    zh: '{name} 只能是：{known}。现在是“{value}”。',
  },
  'one-file': { en: 'Give exactly one file.', zh: '请给出且只给出一个文件。' },
  'unknown-dialect': {
    en: 'There is no dialect "{name}" here. Known: {known}.',
    zh: '这里没有格式“{name}”。可用的有：{known}。',
  },
  'not-written': {
    en: '"{name}" can be read, but not written yet. Written: {known}.',
    zh: '“{name}”目前只能读取，还不能写出。可写出的有：{known}。',
  },
  'missing-option': { en: '{name} is missing.', zh: '缺少 {name}。' },
  missing: { en: '{path}: there is no such file.', zh: '{path}：没有这个文件。' },
  directory: { en: '{path}: this is a directory, not a file.', zh: '{path}：这是目录，不是文件。' },
  forbidden: { en: '{path}: not allowed to read it.', zh: '{path}：没有读取权限。' },
  'utf-16': {
    en: '{path}: the file is UTF-16; save it as UTF-8.',
    zh: '{path}：文件是 UTF-16 编码，请存为 UTF-8。',
  },
  'not-utf-8': {
    en: '{path}: the file is not UTF-8 text.',
    zh: '{path}：文件不是 UTF-8 文本。',
  },
  unreadable: { en: '{path}: it could not be read.', zh: '{path}：无法读取。' },
  'no-tools': { en: '{path}: no tool was found in it.', zh: '{path}：没有找到工具。' },
  'more-tools': { en: ' and {count} more', zh: '等，另有 {count} 个' },
  'can-repair': {
    en: '{path}: only look-alike characters are wrong; “toolwright convert --repair” replaces them.',
    zh: '{path}：只是用了形似的字符；“toolwright convert --repair”可替换。',
  },
  'is-markup': {
    en: '{path}: this looks like HTML or XML. Save the JSON itself, not the page around it.',
    zh: '{path}：这像是 HTML 或 XML。请保存 JSON 本身，而不是包着它的网页。',
  },
  'is-code': {
    en: '{path}: this looks like program code. Run the program and save what it sends as JSON.',
    zh: '{path}：这像是程序代码。请运行程序，把它发出的内容存为 JSON。',
  },
  'is-object-literal': {
    en: '{path}: this looks like an object of JavaScript or Python. In JSON every name and text stands in double quotes; write it with JSON.stringify or json.dumps.',
    zh: '{path}：这像是 JavaScript 或 Python 的对象。JSON 里名称和文字都用双引号；可用 JSON.stringify 或 json.dumps 输出。',
  },
  'is-yaml': {
    en: '{path}: this looks like YAML. Convert it to JSON first.',
    zh: '{path}：这像是 YAML。请先转换成 JSON。',
  },
  'no-match': {
    en: '{path}: no file matches this pattern.',
    zh: '{path}：没有文件匹配这个模式。',
  },
  'item-number': { en: 'Item {number}: {message}', zh: '第 {number} 项：{message}' },
  'dialects-from': { en: 'Dialects for --from: {known}.', zh: '--from 可用的格式：{known}。' },
  'dialects-to': { en: 'Dialects for --to: {known}.', zh: '--to 可用的格式：{known}。' },
  'help-profile': {
    en: '--read-only, --agent and --only write fewer tools: those that change nothing, those marked for an agent, those of a name. A hidden tool is never written, except into toolwright. What is left out is told, with why.',
    zh: '--read-only、--agent、--only用来少写一些工具：只读的、给某个智能体的、指定名称的。隐藏的工具不会写出，写成toolwright时除外。没写出的会逐一说明原因。',
  },
  'left-out': { en: 'left out. {message}', zh: '未写出。{message}' },
  'none-left': {
    en: '{path}: none of its tools is left to be written.',
    zh: '{path}：没有剩下可写出的工具。',
  },
  'no-agents': {
    en: 'There is no agent "{name}": no tool of this file is marked for any.',
    zh: '没有智能体“{name}”：这个文件里的工具都没有指定智能体。',
  },
  'unknown-agent': {
    en: 'No tool is marked for the agent "{name}". Agents: {known}.',
    zh: '没有工具指定给智能体“{name}”。已有的智能体：{known}。',
  },
  'unknown-tool': {
    en: 'The file has no tool "{name}".',
    zh: '文件里没有工具“{name}”。',
  },
  'help-openapi': {
    en: 'FILE is an OpenAPI 2.0, 3.0 or 3.1 document in JSON or YAML. --list shows its operations and their ids.',
    zh: 'FILE是OpenAPI 2.0、3.0或3.1文档，JSON或YAML均可。--list列出其中的操作及其标识。',
  },
  'unknown-operation': {
    en: 'The document has no operation "{name}"; --list shows all of them.',
    zh: '文档里没有操作“{name}”；可用--list列出全部操作。',
  },
  'unknown-tag': {
    en: 'No operation of the document has the tag "{name}".',
    zh: '文档里没有带标签“{name}”的操作。',
  },
  'deprecated-operation': { en: '(deprecated)', zh: '（已弃用）' },
  'help-policy': {
    en: 'Prints what a platform has to enforce for the tools, as JSON; its form is schema/host-policy.json. With --require-risk it ends with 1 when a tool does not say what a call changes.',
    zh: '以JSON输出这些工具要由平台执行的策略，格式见schema/host-policy.json。加上--require-risk时，只要有工具没有写明调用会改变什么，就以1结束。',
  },
  'no-risk': {
    en: 'These tools do not say what a call changes, and are listed as not stated: {names}.',
    zh: '这些工具没有写明调用会改变什么，已标为未写明：{names}。',
  },
  'not-in-policy': {
    en: '{path}: item {number} could not be read, and is not in the policy.',
    zh: '{path}：第{number}项读不出来，不在策略里。',
  },
} as const satisfies Record<string, Words>

export type CommandLineKey = keyof typeof COMMAND_LINE

/** The sentence for a key, its slots filled; a slot without a value stays visible. */
export function commandLineText(
  lang: Lang,
  key: CommandLineKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return filled(COMMAND_LINE[key][lang], values)
}
