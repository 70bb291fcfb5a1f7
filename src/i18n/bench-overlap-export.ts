import type { PromptfooNote } from '../core/bench/promptfoo/promptfoo'
import type { Lang } from '../core/lint/rule'
import { filled } from './filled'

type Words = Readonly<Record<PromptfooNote['code'], Readonly<Record<Lang, string>>>>

/** What of the bench a promptfoo configuration leaves out, and why. */
const PROMPTFOO_NOTES: Words = {
  waits: {
    en: '{question}: left out, since nobody has said yet what is right.',
    zh: '{question}：还没有标明正确答案，没有导出。',
  },
  'no-counterpart': {
    en: '{question}: left out for “{version}”, which has no counterpart of {name}.',
    zh: '{question}：版本“{version}”中没有与{name}对应的工具，没有为它导出。',
  },
  'no-argument': {
    en: '{question}: what is expected of {name} is not asserted for “{version}”, which has no counterpart of it.',
    zh: '{question}：版本“{version}”中没有与参数{name}对应的参数，没有导出对它的断言。',
  },
  'first-call-only': {
    en: '{question}: only its first call is asserted, not how it goes on after a result.',
    zh: '{question}：只导出对第一次调用的断言，得到结果之后的部分没有导出。',
  },
  'not-sent': {
    en: '“{version}”: the tool {name} is not in it, because it is hidden or a vendor would refuse it.',
    zh: '版本“{version}”：工具{name}已隐藏，或者供应商不接受，没有导出。',
  },
  'doubled-name': {
    en: '“{version}”: two tools are called {name}, which vendors refuse.',
    zh: '版本“{version}”：有两个工具都叫{name}，供应商不接受重名。',
  },
}

export const promptfooNote = (lang: Lang, { code, values }: PromptfooNote): string =>
  filled(PROMPTFOO_NOTES[code][lang], values)
