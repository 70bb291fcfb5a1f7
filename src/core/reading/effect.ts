import { get, itemsOf, type JsonNode, stringOf } from '../json/node'
import { descriptionText } from '../model/description'
import { nameOf } from '../model/tool'
import { parametersOf } from '../schema/parameters'
import { splitSentences } from './sentences'
import { EFFECT_VERBS_EN, EFFECT_VERBS_ZH } from './words/effect-verbs'
import { nameWords } from './words/name-words'
import { verbForms } from './words/verb-forms'

export type Effect = 'read' | 'write' | 'destructive' | 'unclear'

const ORDER = ['unclear', 'read', 'write', 'destructive'] as const

const worst = (effects: readonly Effect[]): Effect =>
  ORDER[Math.max(0, ...effects.map((effect) => ORDER.indexOf(effect)))]!

const DESTRUCTIVE_TEXT =
  /\b(?:permanently|irreversibl\w*|destructive|cannot be undone|overwrit(?:es?|ing|ten)|(?:create|update|read|insert|add),? (?:and|or|\/)? ?(?:\w+,? )*(?:or |and )?delete|INSERT\b.*\bDELETE|raw sql|mutations? .*\bdelete)\b|不可逆|不可恢复|永久删除|(?:包括|支持|可以?).{0,20}删除|DROP\b|写入 ?SQL/i

const WRITE_TEXT =
  /\b(?:saves? (?:the |an? )?(?:output|file|result|image|audio|video)|writes? (?:to|the)|sends? (?:an? )?(?:email|message|notification|alert)|creates? a new|modifies|will be saved|saved to)\b|并发送|保存到|写入文件|会自动(?:断开|创建|关闭)/i

const ENUM_NAME = /^(?:action|operation|op|method|command|mode|type|act|动作|操作)$/i

/** What the tool may do to the world at worst, as far as name, description and schema say. */
export function effectOf(tool: JsonNode): Effect {
  const text = descriptionText(tool)
  const named = effectOfName(nameOf(tool))
  const said = effectOfText(text)
  const actions = effectOfActions(tool)
  if (/\bread[- ]only\b|只读/i.test(text) && said !== 'destructive' && named !== 'destructive')
    return worst([actions, 'read'])
  if (DESTRUCTIVE_TEXT.test(text) && named !== 'read') return 'destructive'
  const worded: Effect = WRITE_TEXT.test(text) && named !== 'read' ? 'write' : 'unclear'
  // A name that starts with a verb is a promise; the text decides for names that do not.
  const base = named === 'unclear' ? said : named === 'read' && said !== 'unclear' ? 'read' : named
  return worst([base, actions, worded])
}

/** By the first verb of the name, else one behind a prefix (`slack_get_user`), or at its end (`label_write`). */
function effectOfName(name: string): Effect {
  const words = nameWords(name)
  const verbs = words.map(effectOfWord)
  const first = verbs[0] ?? 'unclear'
  if (first !== 'unclear') return first
  return (
    verbs
      .slice(1, 2)
      .concat(verbs.slice(-1), verbs)
      .find((verb) => verb !== 'unclear') ?? 'unclear'
  )
}

const VERB_EFFECT: ReadonlyMap<string, Effect> = new Map(
  (['read', 'write', 'destructive'] as const).flatMap((effect) =>
    EFFECT_VERBS_EN[effect].map((verb): [string, Effect] => [verb, effect]),
  ),
)

/** What a verb, in any of its forms, does to the world. */
export function effectOfWord(word: string): Effect {
  for (const form of verbForms(word)) {
    const effect = VERB_EFFECT.get(form)
    if (effect) return effect
  }
  return 'unclear'
}

/** By the verb that opens one of the first sentences. */
function effectOfText(text: string): Effect {
  for (const { text: sentence } of splitSentences(text).slice(0, 3)) {
    const english =
      /^(?:this (?:tool|function) (?:will |can )?|\W*(?:allows? you to |used to )?)(?:[a-z]+ly )?([a-z-]+)/i.exec(
        sentence,
      )?.[1]
    const effect = english ? effectOfWord(english.toLowerCase()) : 'unclear'
    if (effect !== 'unclear') return effect
    const chinese = effectOfChinese(sentence)
    if (chinese !== 'unclear') return chinese
  }
  return 'unclear'
}

function effectOfChinese(sentence: string): Effect {
  const bare = sentence.replace(/^\s*[[【][^\]】]+[\]】]/, '')
  if (EFFECT_VERBS_ZH.destructive.test(bare)) return 'destructive'
  const write = bare.search(EFFECT_VERBS_ZH.write)
  const read = bare.search(EFFECT_VERBS_ZH.read)
  if (write >= 0 && (read < 0 || write <= read || /并(?:发送|创建|更新|执行|通知)/.test(bare)))
    return 'write'
  return read >= 0 ? 'read' : 'unclear'
}

/** A parameter that chooses the action: the worst of its values. */
function effectOfActions(tool: JsonNode): Effect {
  return worst(
    parametersOf(tool)
      .filter((parameter) => ENUM_NAME.test(parameter.name))
      .flatMap(({ schema }) => itemsOf(get(schema, 'enum')))
      .map((value) => effectOfWord(nameWords(stringOf(value) ?? '')[0] ?? '')),
  )
}
