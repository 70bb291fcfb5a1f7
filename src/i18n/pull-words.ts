import type { Lang, Words } from '../core/lint/rule'
import { filled } from './filled'

/** What `pull` says on standard error: what happened, where, and what to do about it. */
export const PULL_WORDS = {
  'one-source': {
    en: 'Give either --url or --stdio.',
    zh: '请给出 --url 或 --stdio，二者选一。',
  },
  'no-names': {
    en: '"{name}" is not an option. A command with blanks goes into one pair of quotes: --stdio \'node server.js\'.',
    zh: "“{name}”不是选项。带空格的命令要整个放进引号：--stdio 'node server.js'。",
  },
  'only-with': { en: '{name} goes only with {other}.', zh: '{name} 只能与 {other} 一起使用。' },
  'bad-url': {
    en: '--url must be an http or https address, such as https://example.org/mcp.',
    zh: '--url 必须是http或https地址，例如https://example.org/mcp。',
  },
  'url-with-password': {
    en: "--url must not hold a user name or password. Give them as --header 'Authorization: Basic …'.",
    zh: "--url 里不能含用户名或密码，请改用 --header 'Authorization: Basic …'。",
  },
  'bad-header': {
    en: "Write --header number {number} as 'Name: value', in letters that a header may have.",
    zh: '第 {number} 个 --header 请写成“Name: value”的形式，并只用请求头允许的字符。',
  },
  'bad-env': {
    en: 'Write --env number {number} as NAME=value, or as NAME to hand on the variable of that name.',
    zh: '第 {number} 个 --env 请写成NAME=value；只写NAME表示传入同名的环境变量。',
  },
  'unset-env': {
    en: 'The environment has no variable {name} to hand on.',
    zh: '当前环境里没有变量 {name}，无法传入。',
  },
  'bad-timeout': {
    en: '--timeout must be a number of seconds above 0 and at most {most}. It is "{value}".',
    zh: '--timeout 必须是大于 0、不超过 {most} 的秒数。现在是“{value}”。',
  },
  'command-unclosed': {
    en: '--stdio: the quote {quote} is not closed.',
    zh: '--stdio：引号 {quote} 没有闭合。',
  },
  'command-empty': { en: '--stdio: there is no command.', zh: '--stdio：没有给出命令。' },
  'command-for-shell': {
    en: "--stdio is not run by a shell, so {word} would do nothing. Quote it if it is an argument, or write sh -c '…'.",
    zh: "--stdio 不经过shell，{word} 不起作用。如果它是参数请加引号，否则请写sh -c '…'。",
  },
  'command-assigns': {
    en: '--stdio begins with a variable. Give it as --env {name}=value.',
    zh: '--stdio 以变量赋值开头，请改用 --env {name}=值。',
  },
  unreachable: {
    en: '{where}: it could not be reached ({reason}). Check the address, and that the server is running.',
    zh: '{where}：无法连接（{reason}）。请检查地址，并确认服务器正在运行。',
  },
  'not-allowed': {
    en: "{where}: the server lets nobody in without leave (HTTP {status}). Give a token: --header 'Authorization: Bearer …'.",
    zh: "{where}：服务器要求授权（HTTP {status}）。请提供令牌：--header 'Authorization: Bearer …'。",
  },
  'http-status': {
    en: '{where}: the server answered HTTP {status}. Check that this is the address of its MCP endpoint. {detail}',
    zh: '{where}：服务器返回HTTP {status}。请确认这是它的MCP地址。{detail}',
  },
  'not-mcp': {
    en: '{where}: the answer is not of the MCP protocol. Check that this is the address of its MCP endpoint. It begins: {detail}',
    zh: '{where}：返回的内容不是MCP协议。请确认这是它的MCP地址。开头是：{detail}',
  },
  'bad-answer': {
    en: '{where}: the answer breaks the MCP protocol. Its makers have to mend it. {detail}',
    zh: '{where}：服务器的回答不符合MCP协议，需由其开发者修正。{detail}',
  },
  'no-answer': {
    en: '{where}: the server closed the connection without an answer. Try again, or ask its makers.',
    zh: '{where}：服务器没有回答就关闭了连接。请重试，或联系其开发者。',
  },
  'other-version': {
    en: '{where}: the server speaks version {version} of MCP. This program speaks {known}.',
    zh: '{where}：服务器使用MCP {version} 版，本程序支持 {known}。',
  },
  'command-missing': {
    en: '{where}: there is no such program. Check the spelling, or give its full path.',
    zh: '{where}：没有这个程序。请检查拼写，或给出完整路径。',
  },
  'command-refused': {
    en: '{where}: the program could not be started ({reason}).',
    zh: '{where}：程序无法启动（{reason}）。',
  },
  'command-ended': {
    en: '{where}: the program ended ({status}) before it had answered. Run it by hand to see why.',
    zh: '{where}：程序还没有回答就结束了（{status}）。请手动运行查看原因。',
  },
  'timed-out': {
    en: '{where}: no answer within {seconds} s. Wait longer with --timeout, or check the server.',
    zh: '{where}：{seconds} 秒内没有回答。可用 --timeout 延长等待，或检查服务器。',
  },
  interrupted: { en: '{where}: broken off.', zh: '{where}：已中断。' },
  'server-error': {
    en: '{where}: the server answered with error {code}: {detail}',
    zh: '{where}：服务器返回错误 {code}：{detail}',
  },
  'no-list': {
    en: '{where}: the answer has no list named "tools". Its makers have to mend it.',
    zh: '{where}：回答中没有名为“tools”的列表，需由其开发者修正。',
  },
  'cursor-not-text': {
    en: '{where}: "nextCursor" of page {page} is not a text, so the rest of the list cannot be asked for. Nothing was written.',
    zh: '{where}：第 {page} 页的“nextCursor”不是文字，无法获取其余部分。没有写出任何内容。',
  },
  'cursor-repeated': {
    en: '{where}: page {page} names a next page that was already fetched; the list would never end. Nothing was written. Its makers have to mend it.',
    zh: '{where}：第 {page} 页给出的下一页已经获取过，列表永远不会结束。没有写出任何内容。需由服务器的开发者修正。',
  },
  'too-many-pages': {
    en: '{where}: the list has more than {most} pages. Nothing was written.',
    zh: '{where}：列表超过 {most} 页。没有写出任何内容。',
  },
  'too-large': {
    en: '{where}: the server sent more than {most} MB. Nothing was written.',
    zh: '{where}：服务器发送的内容超过 {most} MB。没有写出任何内容。',
  },
  'not-utf-8': {
    en: '{where}: the answer is not UTF-8 text. Its makers have to mend it.',
    zh: '{where}：回答不是UTF-8文本，需由其开发者修正。',
  },
  unreadable: {
    en: '{where}: the answer cannot be read as JSON. {detail}',
    zh: '{where}：回答无法按JSON读取。{detail}',
  },
  failed: { en: '{where}: it failed. {reason}', zh: '{where}：失败。{reason}' },
  'not-written': {
    en: '{path}: the file could not be written ({reason}).',
    zh: '{path}：无法写入文件（{reason}）。',
  },
  'no-tools': { en: '{where}: the server has no tools.', zh: '{where}：服务器没有工具。' },
  'left-out': {
    en: 'Not in the output, since it belongs to the answer and to no tool: {keys}.',
    zh: '以下内容属于回答本身、不属于任何工具，未写出：{keys}。',
  },
  doubled: {
    en: 'The answer has more than one "{key}"; the last one was taken.',
    zh: '回答中有多个“{key}”，取最后一个。',
  },
  'server-said': { en: 'server: {line}', zh: '服务器：{line}' },
  'help-sources': {
    en: 'Fetches the tools of a running MCP server, every page, as the server words them.',
    zh: '获取正在运行的MCP服务器的全部工具，逐页读取，内容与服务器所给一致。',
  },
  'help-secrets': {
    en: 'A header, a variable and the query of an address are never printed. --timeout is in seconds ({seconds} unless told).',
    zh: '请求头、变量和地址中的查询参数不会显示。--timeout 以秒计，默认 {seconds}。',
  },
} as const satisfies Record<string, Words>

export type PullWord = keyof typeof PULL_WORDS

/** The sentence, its slots filled; a slot without a value stays visible. */
export function pullSentence(
  lang: Lang,
  word: PullWord,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return filled(PULL_WORDS[word][lang], values).trim()
}
