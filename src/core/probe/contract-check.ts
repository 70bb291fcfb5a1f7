import { addRow } from '../authoring/contract/contract-edits'
import type { Edit } from '../json/edit'
import { type JsonObject, member, obj, str } from '../json/node'
import type { Lang, Words } from '../lint/rule'
import { contractOf } from '../model/contract'
import { descriptionText } from '../model/description'
import { languageOf } from '../reading/language'
import { snakeName } from '../reading/parameter-name'
import type { CheckId } from './mistake'

/** A check of the program, as the contract states it. */
export interface ContractCheckOffer {
  readonly text: string
  /** The code of the error it gives. */
  readonly error: string
  /** A check that the contract has already speaks of the same. */
  readonly isStated: boolean
  /** The edits that add it; none where it is stated, or the contract is no record. */
  readonly edits: readonly Edit[]
}

interface CheckWords {
  /** `{name}` is the parameter, or the parameters, that it is about. */
  readonly text: Words
  /** How a check is told that says so already. */
  readonly cue: RegExp
  /** Whether its error says that something was not found; else that arguments are invalid. */
  readonly isOfThing?: true
}

const CHECKS: Readonly<Record<CheckId, CheckWords>> = {
  exists: {
    text: {
      en: 'What {name} names exists, and the user may see it.',
      zh: '{name}所指的对象存在，且用户有权查看。',
    },
    cue: /\b(?:exists?|known|found|belongs?|own|covered|valid for|is open|signed-in)\b|存在|属于|有效|本人|找到|查到|支持/i,
    isOfThing: true,
  },
  'is-meant': {
    text: {
      en: '{name} is what the user asked for, and no leftover of a form.',
      zh: '{name}是用户要的内容，不是占位文字。',
    },
    cue: /\b(?:placeholder|asked for|meant|covered|closed|each|once)\b|占位|所说|一次/i,
  },
  unit: {
    text: {
      en: '{name} is in the unit that its text states: an amount far from the usual is asked about.',
      zh: '{name}的单位与说明一致：与常见数量级相差很大时要追问。',
    },
    cue: /\b(?:units?|cents|amount|plausible|magnitude|budget|limit)\b|单位|数量级|金额|预算|额度/i,
  },
  order: {
    text: {
      en: '{name}: the end is not before the start.',
      zh: '{name}：结束不早于开始。',
    },
    cue: /\b(?:not before|forward|earlier|later|after the|before the)\b|早于|晚于|不超过|先后|正向|顺序/i,
  },
  'real-text': {
    text: {
      en: '{name} says something: a text such as “N/A” or “string” is refused.',
      zh: '{name}有实际内容：“未知”“string”之类的占位文字一律拒绝。',
    },
    cue: /\b(?:placeholder|says something|real text|not empty)\b|占位|实际内容|非空/i,
  },
  'not-both': {
    text: {
      en: 'Of {name} only one is given.',
      zh: '{name}只能给一个。',
    },
    cue: /\b(?:only one|not both|exclusive|either)\b|只能|互斥|不能同时|二选一/i,
  },
  together: {
    text: {
      en: '{name} are given together, or none of them.',
      zh: '{name}要么都给，要么都不给。',
    },
    cue: /\b(?:together|both|required when|needs)\b|同时|都给|一起|必填/i,
  },
}

/**
 * The check that a program has to make where no schema can, about these parameters, in the language
 * of the tool, with the code of an error that the contract has where one fits.
 */
export function contractCheck(
  tool: JsonObject,
  id: CheckId,
  names: readonly string[],
): ContractCheckOffer {
  const { text: words, cue, isOfThing } = CHECKS[id]
  const lang: Lang = languageOf(descriptionText(tool))
  const text = words[lang].replace('{name}', () => names.join(lang === 'zh' ? '、' : ', '))
  const contract = contractOf(tool)
  const error = errorFor(tool, names, isOfThing === true)
  const stated = contract?.checks ?? []
  const isStated = stated.some((each) => each.text === text || cue.test(each.text))
  const row = obj([member('text', str(text)), member('error', str(error))])
  return { text, error, isStated, edits: isStated ? [] : addRow(tool, 'checks', row) }
}

function errorFor(tool: JsonObject, names: readonly string[], isOfThing: boolean): string {
  const codes = contractOf(tool)?.errors.map(({ code }) => code) ?? []
  if (!isOfThing) return codes.find((code) => /INVALID|ARGUMENT/i.test(code)) ?? 'INVALID_ARGUMENTS'
  const thing = snakeName(names[0] ?? '').replace(/_?(?:id|no|number|code)$/, '')
  const own = `${thing === '' ? 'VALUE' : thing.toUpperCase()}_NOT_FOUND`
  return codes.find((code) => code === own) ?? codes.find((code) => /NOT_FOUND/i.test(code)) ?? own
}
