/** Words after which a closed set of values is listed. `strong` ones need no quotes on the values. */
export const CLOSED_SET_LEADS: readonly { readonly pattern: RegExp; readonly isStrong: boolean }[] =
  [
    {
      isStrong: true,
      pattern:
        /\b(?:possible|allowed|valid|supported|accepted|permitted|available|acceptable|legal)(?! (?:when|if|only|for|with)\b)(?: \w+){1,2}(?: (?:are|includes?|is)\b)?\s*[:：]?\s*/gi,
    },
    {
      isStrong: true,
      pattern: /\boptional (?:values?(?: (?:are|is|of|include))?\s*[:：]?|\w+\s*[:：])\s*/gi,
    },
    {
      isStrong: true,
      pattern: /\b(?:values?|options?|choices?|enum|comma[- ]separated)\]?\s*[:：=]\s*/gi,
    },
    { isStrong: true, pattern: /\b(?:one of|either)(?: the following)?(?: values?)?\s*[:：]\s*/gi },
    {
      isStrong: true,
      pattern:
        /\*{0,2}(?<!(?:列出|返回)可?)(?:可选值|可选项|取值(?!范围)|枚举值?|允许值|可用值|有效值|候选值|可取值|选项|推荐取值)(?:有|包括|为|是)?(?:\*\*)?\s*[:：]?\s*/g,
    },
    {
      isStrong: true,
      pattern:
        /(?<!列出|返回)(?:选择|可选|支持|类型|分为|包括|等级|级别|方式|模式|状态|种类|性别|角色)[^：:。\n]{0,16}[：:]\s*/g,
    },
    { isStrong: false, pattern: /\b(?:one of|must be|can be|either|should be|is|are)\s+/gi },
    {
      isStrong: true,
      pattern:
        /(?:可以是|只能是|可为|只能为)\s*(?=[A-Za-z][\w-]{1,30}\s*(?:或者?|、|\/)\s*[A-Za-z][\w-]{1,30}\s*(?:[。；]|$))/g,
    },
    { isStrong: false, pattern: /可选(?=\s*['"“「])/g },
    { isStrong: false, pattern: /(?:可以是|可为|只能是|值为|必须是|为)\s*/g },
  ]

/** The list goes on beyond what is written. */
export const OPEN_LIST =
  /\b(?:etc|and (?:so on|more|others)|such as|for example|e\.g|examples?|like|instance)\b|\.\.\.|…|(?:例如|比如|譬如|示例|举例|如|等|格式)\s*[：:]?\s*$|^\s*等|例如|比如|譬如|诸如|推荐|\b(?:common|typical|popular|format|sample)\b/i
