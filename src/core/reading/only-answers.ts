/** Texts after which only the answer is new, whatever their words do elsewhere. */

/** "Computes the area under a curve": what the name calls it (`integrate`, `fill`) changes nothing. */
const CALCULATES =
  /^(?:calculates?|computes?|estimates?|predicts?|forecasts?|solves?)\b(?!.*\b(?:and|then) (?:saves?|stores?|updates?|writes?|sends?|applies)\b)/i

/** "Offers insights into sales" hands them over; "offers a discount" does something. */
const OFFERS_ANSWER =
  /^offers? (?:[a-z-]+ ){0,4}(?:analys[ei]s|analytics|insights?|information|details|recommendations?|suggestions?|advice|guidance|tips|predictions?|forecasts?|statistics|explanations?|comparisons?)\b/i

/** A noun phrase for what comes back: "Result for one job". */
const NAMES_ANSWER =
  /^(?:the )?(?:results?|details?|information|info|overview|status|statistics|stats|summary|history|list|count|number) (?:for|of|about|on) /i

/** What a model makes of what it is given: "text-to-speech", "文本到图像". */
const MAKES_OF_GIVEN =
  /\b(?:text|image|speech|audio|video)[- ]to[- ](?:text|image|speech|audio|video|3d)\b|(?:文本|文字|文|图像|图片|图|语音|音频|视频)(?:到|转|生)(?:成)?(?:文本|文字|图像|图片|图|语音|音频|视频)/i

export const calculates = (sentence: string): boolean => CALCULATES.test(sentence)

/** Whether an opening sentence speaks of an answer alone. */
export const speaksOfAnswer = (sentence: string): boolean =>
  OFFERS_ANSWER.test(sentence) || NAMES_ANSWER.test(sentence)

/** For texts that nothing else tells the effect of. */
export const makesOfGiven = (text: string): boolean => MAKES_OF_GIVEN.test(text)

/** "The picture that the user uploaded" is given; nothing is uploaded by the tool. */
const DONE_BY_USER_ZH =
  /(?:用户|客户|您|你)(?:所|已|已经)?(?:输入|上传|提交|发送|选择|设置|保存|添加|创建|填写)的|^输入[^，。；]{1,20}[，,](?=.{0,6}(?:生成|返回|获取|得到|查询|计算|输出))/g

export const withoutUsersActs = (text: string): string => text.replace(DONE_BY_USER_ZH, '')

/** What a cache held is fetched again: clearing it loses nothing. */
const CLEARS_CACHE =
  /^(?:clears?|flush(?:es)?|empt(?:y|ies)|resets?|purges?|invalidates?) (?:(?!and\b)[\w'-]+ ){0,4}caches?\b|^(?:清除|清空|清理|刷新)[^，。；]{0,10}缓存/i

export const clearsCache = (sentence: string): boolean => CLEARS_CACHE.test(sentence)

/** "Cleans build products" deletes them; "cleans a text" does not. */
const CLEANS_FILES =
  /^cleans?(?: up)? (?:[\w-]+ ){0,3}(?:builds?|products|artifacts|files|director(?:y|ies)|folders?|logs)\b/i

export const cleansFiles = (sentence: string): boolean => CLEANS_FILES.test(sentence)
