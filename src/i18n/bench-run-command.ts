import type { Lang, Words } from '../core/lint/rule'
import { filled } from './filled'
import { fillIcu } from './icu'

/** What `bench` says on the command line. */
const BENCH_COMMAND_WORDS = {
  'help-bench': {
    en: 'Asks a model the questions of the set with each version of its tools, and tells which tool it picks. Nothing is ever run. SET is the version that counts as now; each --arm FILE is another to compare with.',
    zh: '用工具集里的问题逐一询问模型，看它在每个版本下选了哪个工具。工具不会被真正执行。SET是当前版本，每个--arm FILE是要比较的另一个版本。',
  },
  'help-functions': {
    en: 'Questions of a leaderboard bring functions of their own. --add-functions asks with those that SET has no tool for as well, in every version; no file is changed.',
    zh: '评测榜单的题目自带函数。加--add-functions后，SET里没有对应工具的函数也会加进每个版本一起询问；不改动任何文件。',
  },
  'help-key': {
    en: 'The key is read from the variable --key-env names; without it from the one the provider’s own tools use ({known}), for that provider’s host alone. It is in no file, report or message.',
    zh: '密钥从--key-env指定的环境变量读取；未指定时，只对服务商自己的主机使用其惯用变量（{known}）。密钥不会出现在任何文件、报告或消息里。',
  },
  'help-out': {
    en: '--out may be given several times; the ending decides: .json is the run itself, which the page opens and --replay judges again without a model, .md and .html are reports.',
    zh: '--out可多次给出，按扩展名决定内容：.json是运行记录，可在页面打开，也可用--replay重新评判而无需模型；.md和.html是报告。',
  },
  'help-format': {
    en: '--format says what is printed: pretty, the result in a few lines, if nothing is said; markdown or html, the full report; json, the run itself.',
    zh: '--format决定输出什么：不写时为pretty，用几行文字给出结果；markdown和html是完整报告；json是运行记录。',
  },
  'help-export': {
    en: '--export promptfoo writes the same questions and versions as a promptfoo configuration instead of asking.',
    zh: '--export promptfoo不提问，而是把同样的问题和版本写成promptfoo配置。',
  },
  'help-exit': {
    en: 'Ends with 0 when it was measured, with 1 when more than 5 % was not, or when --fail-on worse and the set is worse than the first --arm, with 2 on wrong usage or files that cannot be read.',
    zh: '完成测量时以0结束；超过5%未测到，或加了--fail-on worse且当前版本比第一个--arm差时，以1结束；用法错误或文件读不出时以2结束。',
  },
  'one-set': { en: 'Give exactly one set of tools.', zh: '请给出且只给出一个工具集。' },
  'bad-number': {
    en: '{name} must be a number from {least} to {most}. It is "{value}".',
    zh: '{name}必须是{least}到{most}之间的数。现在是“{value}”。',
  },
  'price-alone': {
    en: 'Give both --price-in and --price-out, per million tokens; --max-spend needs them.',
    zh: '请同时给出--price-in和--price-out（每百万token的价格）；--max-spend也需要它们。',
  },
  'url-empty': { en: '--base-url is empty.', zh: '--base-url为空。' },
  'url-no-address': {
    en: '--base-url must be a whole address, such as https://api.openai.com/v1 or http://localhost:11434/v1.',
    zh: '--base-url必须是完整地址，例如https://api.openai.com/v1或http://localhost:11434/v1。',
  },
  'url-no-http': {
    en: '--base-url must begin with http or https.',
    zh: '--base-url必须以http或https开头。',
  },
  'url-password': {
    en: '--base-url must not hold a user or a password. Put the key into a variable and name it by --key-env.',
    zh: '--base-url里不能含用户名或密码。请把密钥放进环境变量，用--key-env指定。',
  },
  'url-query': {
    en: '--base-url must not hold a query. Put the key into a variable and name it by --key-env.',
    zh: '--base-url里不能含查询参数。请把密钥放进环境变量，用--key-env指定。',
  },
  'no-env': { en: 'The variable {name} is not set.', zh: '没有设置环境变量{name}。' },
  'bad-key': {
    en: 'The key in {name} has a blank or a letter that no key has.',
    zh: '{name}里的密钥含有空格或不该出现的字符。',
  },
  'clear-text': {
    en: '{host} is asked over http: the key and the questions go there unencrypted.',
    zh: '{host}使用http访问：密钥和问题会明文传输。',
  },
  'no-questions': {
    en: '{path}: there is no question in it that can be asked.',
    zh: '{path}：没有可以提问的问题。',
  },
  'no-tools-to-send': {
    en: '{arm}: none of its tools can be sent.',
    zh: '{arm}：没有可以发送的工具。',
  },
  renamed: {
    en: '{arm}: {name} goes as {sent}, since the API does not take its name.',
    zh: '{arm}：接口不接受{name}这个名称，改用{sent}发送。',
  },
  unsent: {
    en: '{arm}: {name} is not sent. {why}',
    zh: '{arm}：没有发送{name}。{why}',
  },
  hidden: { en: 'Its author keeps it out of every export.', zh: '作者已将其从所有导出中隐藏。' },
  doubled: {
    en: '{arm}: two tools are called {name}, which no API takes.',
    zh: '{arm}：有两个工具都叫{name}，接口不会接受。',
  },
  'unmatched-tool': {
    en: '{arm}: nothing in it was found to be {name}. Questions that expect it are not judged there.',
    zh: '{arm}：没有找到与{name}对应的工具。期望它的问题在该版本里不评判。',
  },
  estimate: {
    en: '{questions, plural, one {# question} other {# questions}} × {trials, plural, one {# trial} other {# trials}} × {arms, plural, one {# version} other {# versions}} = {calls, plural, one {# request} other {# requests}}, and up to {followUps} that follow a result. About {input} tokens in and {output} out.',
    zh: '{questions, plural, other {#}}个问题×{trials}次×{arms}个版本={calls}次请求，另有最多{followUps}次后续请求。约输入{input}、输出{output}个token。',
  },
  cost: { en: 'About {cost} {currency}.', zh: '约{cost} {currency}。' },
  'beyond-cap': {
    en: 'The run stops after {most} requests (--max-calls).',
    zh: '运行到{most}次请求即停止（--max-calls）。',
  },
  'go-on': { en: 'Ask {host} now? [y/N] ', zh: '现在询问{host}？[y/N] ' },
  'not-asked': { en: 'Nothing was sent.', zh: '没有发送任何请求。' },
  progress: { en: '{done} of {all}', zh: '{done}/{all}' },
  stopping: {
    en: 'Stopping; what is done is kept. Again to end at once.',
    zh: '正在停止，已完成的会保留。再按一次立即结束。',
  },
  failed: { en: '{what} {todo}', zh: '{what}{todo}' },
  said: { en: 'The server said: {said}', zh: '服务器说：{said}' },
  ended: {
    en: 'Measured {measured} of {planned}. Tokens: {input} in, {output} out.',
    zh: '测到{measured}/{planned}。token：输入{input}，输出{output}。',
  },
  stopped: { en: 'The run was stopped.', zh: '运行已停止。' },
  capped: { en: 'The run reached its cap.', zh: '运行已达到上限。' },
  'whole-written': {
    en: 'The full report, question by question, is in {path}.',
    zh: '逐题的完整报告在{path}里。',
  },
  'whole-from-run': {
    en: 'The run is in {path}. With --replay and that file, --format markdown prints the full report, question by question; --out report.html writes it as a page.',
    zh: '运行记录在{path}里。用--replay读取它，加--format markdown可输出逐题的完整报告，加--out report.html可写成网页。',
  },
  'whole-lost': {
    en: 'This run is not kept, so no full report can be had of it. Next time, --out run.json keeps the run, and --out report.html writes the full report.',
    zh: '这次运行没有保存，之后无法再看完整报告。下次运行时，加--out run.json可保存运行记录，加--out report.html可写出完整报告。',
  },
  'not-written': {
    en: '{path}: could not be written ({reason}).',
    zh: '{path}：无法写入（{reason}）。',
  },
  written: { en: '{path}: written.', zh: '{path}：已写入。' },
  'no-run': { en: '{path}: this is no result file of a run.', zh: '{path}：这不是运行结果文件。' },
  'functions-left': {
    en: '{path}: {count, plural, one {# function came} other {# functions came}} along with the questions. SET has no tool for {missing, number} of them, and questions that expect one of those are not judged. --add-functions asks with them as well.',
    zh: '{path}：题目带有{count, number}个函数，其中{missing, number}个在SET里没有对应的工具，应选它们的题目不评判。加--add-functions可把它们一起加入询问。',
  },
  'functions-added': {
    en: '{path}: {added, number} of {count, plural, one {# function} other {# functions}} that came along {added, plural, one {is a tool} other {are tools}} of every version in this run. SET has {there, number} of them itself.',
    zh: '{path}：题目带有{count, number}个函数，其中{added, number}个在本次运行中加进每个版本；SET里本来就有{there, number}个。',
  },
  'functions-unread': {
    en: '{path}: {unread, plural, one {# function} other {# functions}} could not be read as a tool.',
    zh: '{path}：有{unread, number}个函数读不成工具。',
  },
  'functions-several': {
    en: '{path}: {names} {several, plural, one {stands for different functions} other {stand for different functions each}} in different questions. The first counts.',
    zh: '{path}：{names}在不同题目里指不同的函数（共{several, number}个名称），以先出现的为准。',
  },
  'functions-none': {
    en: '{path}: no function came along with the questions, so --add-functions adds none.',
    zh: '{path}：题目没有带函数，--add-functions没有可加的。',
  },
  'question-problem': { en: '{path}, line {line}: {message}', zh: '{path}第{line}行：{message}' },
} as const satisfies Record<string, Words>

export type BenchCommandWord = keyof typeof BENCH_COMMAND_WORDS

export const benchCommandText = (
  lang: Lang,
  key: BenchCommandWord,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const template = BENCH_COMMAND_WORDS[key][lang]
  // Only where there is a plural: paths and what servers say are no templates.
  return /\{\w+,/.test(template) ? fillIcu(template, lang, values) : filled(template, values)
}
