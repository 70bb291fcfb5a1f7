import { HOPELESS, type OutcomeReason } from '../core/bench/runs/outcome-reason'
import type { OutcomeKind, Trial } from '../core/bench/runs/run'
import type { PageAccess } from '../core/bench/wire/providers'
import type { Lang, Words } from '../core/lint/rule'
import { ACCESS_WORDS } from './bench-run-access'
import { filled } from './filled'

/** What a failure says: what it is, and what can be done about it. */
interface Told {
  readonly what: Words
  readonly todo: Words
}

const told = (en: string, zh: string, todoEn: string, todoZh: string): Told => ({
  what: { en, zh },
  todo: { en: todoEn, zh: todoZh },
})

/** Outcomes that need no reason to be told; those of the model itself have no advice. */
export const OUTCOME_WORDS: Readonly<Record<OutcomeKind, Told>> = {
  ok: told('One call.', '调用了一个工具。', '', ''),
  several_tool_calls: told(
    'Several calls at once.',
    '一次发出多个调用。',
    'The first one decides.',
    '以第一个为准。',
  ),
  no_tool_call: told(
    'No call.',
    '没有调用工具。',
    'What it said is shown in the row.',
    '模型说的话见该行。',
  ),
  unknown_tool: told(
    'It called a tool that does not exist.',
    '调用了不存在的工具。',
    'Counted apart from a wrong tool.',
    '与选错工具分开计数。',
  ),
  bad_arguments_json: told(
    'The arguments are no JSON object.',
    '参数不是JSON对象。',
    'Counted apart.',
    '单独计数。',
  ),
  auth: told('The server refused the key.', '服务器拒绝了密钥。', 'Check the key.', '请检查密钥。'),
  rate_limited: told(
    'Too many requests.',
    '请求过于频繁。',
    'Run again later, or fewer at a time.',
    '请稍后再试，或减少每次的数量。',
  ),
  server_error: told('The server failed.', '服务器出错。', 'Run again later.', '请稍后再试。'),
  bad_request: told(
    'The server refused the request.',
    '服务器拒绝了请求。',
    'Read what it said.',
    '请看服务器的说明。',
  ),
  timeout: told(
    'No answer within {seconds} seconds.',
    '{seconds}秒内没有回答。',
    'A local model may still be loading: ask it once by itself, then run again. Fewer tools or a smaller model answer sooner.',
    '本地模型可能还在加载：先单独问它一次再运行。工具少些或模型小些会更快。',
  ),
  truncated: told(
    'The answer was cut off: it reached the limit of tokens.',
    '回答被截断：达到了token上限。',
    'Not counted. Choose a model that thinks less, or raise the server’s limit for an answer.',
    '不计入结果。请换用思考较少的模型，或调高服务器的回答长度上限。',
  ),
  network_or_cors: told('No answer could be read.', '读不到回答。', 'See below.', '见下方说明。'),
  aborted: told(
    'Stopped before the answer came.',
    '回答到来之前已停止。',
    'Run again to ask the rest.',
    '再次运行可问完其余的题。',
  ),
}

export const REASON_WORDS: Readonly<Record<OutcomeReason, Told>> = {
  refused: told(
    'The model would not answer.',
    '模型拒绝回答。',
    'It counts as no call. Read what it said in the row.',
    '按没有调用计。模型说的话见该行。',
  ),
  'no-key': told(
    'The server asks for a key and none was sent.',
    '服务器要求密钥，但没有发送。',
    'Enter the key for {host}.',
    '请填写{host}的密钥。',
  ),
  'key-refused': told(
    'The key was refused.',
    '密钥被拒绝。',
    'Check that it is whole, not expired, and a key of {host}.',
    '请检查密钥是否完整、是否过期、是否属于{host}。',
  ),
  'not-permitted': told(
    'The key is not allowed to do this.',
    '该密钥没有权限。',
    'The account may lack the model, or the provider does not serve your region. Ask whoever manages the account.',
    '可能账号未开通该模型，或服务商不支持所在地区。请联系账号管理员。',
  ),
  'no-web-pages': told(
    'The server takes no requests from web pages.',
    '服务器不接受网页发来的请求。',
    '{access} Or run the command below in a terminal.',
    '{access}也可在终端运行下面的命令。',
  ),
  'no-credit': told(
    'The account has no credit left.',
    '账户余额或额度不足。',
    'Add credit or raise the limit with the provider. Waiting does not help.',
    '请到服务商处充值或提高额度。等待没有用。',
  ),
  'too-fast': told(
    'The server asks for slower requests.',
    '服务器要求放慢请求。',
    'It was waited for and tried three times. Run again later, or ask fewer questions at a time.',
    '已等待并重试三次。请稍后再运行，或减少题目。',
  ),
  overloaded: told(
    'The server is overloaded, or still loading the model.',
    '服务器过载，或仍在加载模型。',
    'It was tried again three times. Run again later.',
    '已重试三次。请稍后再运行。',
  ),
  'server-failed': told(
    'The server failed ({status}).',
    '服务器出错（{status}）。',
    'It was tried again three times. Look into the server’s log, or run again later.',
    '已重试三次。请查看服务器日志，或稍后再运行。',
  ),
  'no-such-model': told(
    'The server has no model “{model}”.',
    '服务器上没有模型“{model}”。',
    'Check the spelling. A local server has to load or pull the model first.',
    '请检查拼写。本地服务器需要先加载或拉取模型。',
  ),
  'no-such-address': told(
    'Nothing that answers questions was found at this address.',
    '该地址上没有可以提问的接口。',
    'The base address mostly ends with /v1, without /chat/completions or /messages. Check the kind of API too.',
    '基础地址通常以/v1结尾，不带/chat/completions或/messages。也请检查接口类型。',
  ),
  'no-tools': told(
    'The model or the server does not take tools.',
    '该模型或服务器不支持工具调用。',
    'Choose a model with tool calls. vLLM needs --enable-auto-tool-choice and --tool-call-parser, llama.cpp --jinja.',
    '请换用支持工具调用的模型。vLLM需要--enable-auto-tool-choice和--tool-call-parser，llama.cpp需要--jinja。',
  ),
  'tool-refused': told(
    'The server refused a tool’s definition.',
    '服务器拒绝了某个工具的定义。',
    'The Export tab says what this vendor takes and offers repairs.',
    '“导出”标签页会说明该厂商接受什么，并提供修改建议。',
  ),
  'too-long': told(
    'Tools and question are too long for the model.',
    '工具和题目超出了模型的上下文长度。',
    'Choose a model with a longer context, or raise it where the server starts (Ollama: OLLAMA_CONTEXT_LENGTH, llama.cpp: -c).',
    '请换用上下文更长的模型，或在启动服务器时调大（Ollama用OLLAMA_CONTEXT_LENGTH，llama.cpp用-c）。',
  ),
  'setting-refused': told(
    'The model does not take the temperature or the seed.',
    '该模型不接受所设的温度或随机种子。',
    'Leave both empty.',
    '请把两项都留空。',
  ),
  filtered: told(
    'A filter of the provider kept the answer back.',
    '服务商的内容过滤拦下了回答。',
    'Not counted. Word the question otherwise.',
    '不计入结果。请换一种问法。',
  ),
  redirected: told(
    'The server wants to send the request elsewhere.',
    '服务器要求转到别的地址。',
    'Redirects are not followed, so that the key stays here. Enter the final address.',
    '为避免密钥外泄，不跟随跳转。请填写最终地址。',
  ),
  'not-an-answer': told(
    'The answer is none of this kind of API.',
    '回答不是这种接口的格式。',
    'Check the kind of API and the address.',
    '请检查接口类型和地址。',
  ),
  'too-large': told(
    'The answer is far too large.',
    '回答过大。',
    'Check the address: no model answers so much.',
    '请检查地址：没有模型会回答这么多。',
  ),
  'request-refused': told(
    'The server refused the request ({status}).',
    '服务器拒绝了请求（{status}）。',
    'Read what it said.',
    '请看服务器的说明。',
  ),
  blocked: told(
    'The server is there, but the browser may not read its answer (CORS).',
    '服务器在运行，但浏览器不能读取它的回答（CORS）。',
    '{access} Or run the command below in a terminal.',
    '{access}也可在终端运行下面的命令。',
  ),
  unreachable: told(
    'Nobody answers at {host}.',
    '{host}没有响应。',
    'Check that the server runs, the port, and your connection. The browser may also ask whether this page may reach your local network: allow it.',
    '请检查服务器是否在运行、端口是否正确、网络是否连通。浏览器可能会询问是否允许本页访问本地网络，请允许。',
  ),
  'not-listed': told(
    'This page may not ask {host}: its policy lists the hosts it may ask.',
    '本页不能访问{host}：页面策略只允许列出的主机。',
    'Run the command below in a terminal and open its result file here. Whoever hosts the page can add the host when building it (TOOLWRIGHT_MODEL_HOSTS).',
    '请在终端运行下面的命令，再在这里打开结果文件。自行部署时可在构建时加入该主机（TOOLWRIGHT_MODEL_HOSTS）。',
  ),
  'key-unreadable': told(
    'The key has a blank or a letter that no key has.',
    '密钥里有空格或不该出现的字符。',
    'Paste it again, without quotation marks or words around it.',
    '请重新粘贴，不要带引号或其他文字。',
  ),
}

/** What the words of a failure need to know of the run. */
export interface FailureAbout {
  readonly host: string
  readonly model: string
  /** The page's own origin; absent in the command line. */
  readonly origin?: string
  readonly access: PageAccess
  readonly seconds: number
}

export interface FailureText {
  readonly what: string
  readonly todo: string
  /** What the server said, if anything. */
  readonly said?: string
}

/** What became of a request that was not measured, and what can be done about it. */
export function failureText(
  trial: Pick<Trial, 'outcome' | 'reason' | 'status' | 'message'>,
  about: FailureAbout,
  lang: Lang,
): FailureText {
  const { what, todo } = trial.reason ? REASON_WORDS[trial.reason] : OUTCOME_WORDS[trial.outcome]
  const { origin = '' } = about
  const values = {
    ...{ host: about.host, model: about.model, seconds: about.seconds },
    status: trial.status ?? '',
    access: filled(ACCESS_WORDS[about.access][lang], { origin }),
  }
  return {
    what: filled(what[lang], values),
    todo: filled(todo[lang], values),
    ...(trial.message === undefined ? {} : { said: trial.message }),
  }
}

/** The trial that tells best why a run did not get on: one that holds for all, else the last that failed. */
export function tellingFailure(trials: readonly Trial[]): Trial | undefined {
  const failed = trials.filter(({ outcome }) => FAILED.has(outcome))
  return failed.find(({ reason }) => reason && HOPELESS.has(reason)) ?? failed.at(-1)
}

const FAILED: ReadonlySet<OutcomeKind> = new Set([
  'auth',
  'rate_limited',
  'server_error',
  'bad_request',
  'timeout',
  'truncated',
  'network_or_cors',
])
