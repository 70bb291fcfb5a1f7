import { get, itemsOf, type JsonNode } from '../json/node'
import { nameOf } from '../model/tool'
import { oncePer } from '../once-per'
import { type Parameter, parametersOf } from '../schema/parameters'
import { mainTypeOf } from '../schema/types'
import { promiseOf } from './name-promise'
import { snakeName } from './parameter-name'
import { readDescription } from './read-tool'
import {
  DECIDES,
  DECIDES_BY,
  JUDGEMENT_NAME,
  LOOKED_FOR,
  LOOKED_FOR_NAME,
  MAY_DECIDE,
  PRIORITY_NAME,
  SUPPLIER,
  WEIGHT_NAME,
  WEIGHT_OF_IMPORTANCE,
  WORK_TO_DO,
} from './words/judgement-words'
import { nameWords } from './words/name-words'

/** Parameters that take a judgement of which no text says who makes it. */
export const unownedJudgements = oncePer((tool: JsonNode): readonly Parameter[] => {
  const found = parametersOf(tool).filter(
    (each) =>
      !each.isNested &&
      isJudgement(each) &&
      isOfWork(tool, each.name) &&
      !isLookedFor(tool, each.name),
  )
  if (found.length === 0) return found
  const said = readDescription(tool).sentences.map(({ text }) => text)
  return found.filter(
    ({ name, text }) =>
      !SUPPLIER.test(text) &&
      !said.some((sentence) => SUPPLIER.test(sentence) && isAbout(sentence, name)),
  )
})

function isJudgement({ name, text, schema }: Parameter): boolean {
  const snake = snakeName(name)
  if (LOOKED_FOR_NAME.test(snake) || LOOKED_FOR.test(text)) return false
  const type = mainTypeOf(schema)
  const isMeasured =
    type === 'number' || type === 'integer' || type === 'array' || type === 'object'
  if (!isMeasured && itemsOf(get(schema, 'enum')).length === 0) return false
  if (WEIGHT_NAME.test(snake)) return WEIGHT_OF_IMPORTANCE.test(text)
  return JUDGEMENT_NAME.test(snake)
}

/** What a query is given under so short a name is looked for, not judged. */
const isLookedFor = (tool: JsonNode, name: string): boolean =>
  promiseOf(tool)?.effect === 'read' && nameWords(name).length === 1

const isOfWork = (tool: JsonNode, name: string): boolean =>
  !PRIORITY_NAME.test(snakeName(name)) ||
  nameWords(nameOf(tool)).some((word) => WORK_TO_DO.test(word))

const JUDGED_ZH =
  /评分|打分|分数|得分|权重|偏好|情感|情绪|置信度|优先级|重要性|严重程度|紧急程度|評分|權重|情緒|優先級/

const isAbout = (sentence: string, name: string): boolean =>
  JUDGED_ZH.test(sentence) ||
  nameWords(name).some(
    (word) => word.length > 3 && sentence.toLowerCase().includes(word.replace(/s$/, '')),
  )

/** The sentence in which the tool is said to decide by itself, without saying by what. */
export const decidingSentence = oncePer((tool: JsonNode): string | undefined => {
  const { text: whole, sentences } = readDescription(tool)
  if (!MAY_DECIDE.test(whole)) return undefined
  return sentences.find(
    ({ text, answers }) => !answers.whenNot && DECIDES.test(text) && !DECIDES_BY.test(text),
  )?.text
})
