import { exportTools } from '../../dialects/export'
import type { JsonObject } from '../../json/node'
import { print } from '../../json/print'
import type { Lang, Words } from '../../lint/rule'

/** What a model is told, `{tool}` and `{others}` filled in; the author sees it and may change it. */
const PROMPT: Words = {
  en: `You are a capable new colleague. You may call the tool below, and you know nothing of it but this definition.

{tool}

Other tools beside it: {others}

List every question that you would have to ask before you could use it well: what it does, when it is to be used, when not and which tool instead, what it returns, its limits, and each parameter. Ask only what the definition leaves open. Do not praise it and do not answer for its author.

Then suggest better words for those of the five answers that need it. State only what the definition says already; where a fact is missing, write … in its place.

Answer with JSON alone:
{"questions": [{"about": "does | when | whenNot | returns | limits | NAME OF A PARAMETER", "text": "…"}], "rewrite": {"does": "…", "when": "…", "whenNot": "…", "returns": "…", "limits": "…"}}`,
  zh: `你是一位能干的新同事。你可以调用下面的工具，但除了这份定义，对它一无所知。

{tool}

同一工具集里的其他工具：{others}

请列出要用好它之前必须先问清楚的所有问题：它做什么，什么时候用，什么时候不用、该改用哪个工具，返回什么，有哪些限制，以及每个参数。只问定义里没有说清的，不要称赞，也不要替作者回答。

然后为五个回答中需要改进的部分给出更好的写法。只写定义里已有的内容，缺少的事实用…代替。

只用JSON回答：
{"questions": [{"about": "does | when | whenNot | returns | limits | 参数名", "text": "…"}], "rewrite": {"does": "…", "when": "…", "whenNot": "…", "returns": "…", "limits": "…"}}`,
}

/** The prompt about a tool as a model gets it: what the system fills in is not in it. */
export function colleaguePrompt(tool: JsonObject, others: readonly string[], lang: Lang): string {
  const [item] = exportTools([tool], 'openai.chat')?.items ?? []
  const values: Readonly<Record<string, string>> = {
    tool: print(item?.written.wire ?? tool),
    others: others.join(', ') || '-',
  }
  return PROMPT[lang].replace(/\{(tool|others)\}/g, (_, name: string) => values[name]!)
}
