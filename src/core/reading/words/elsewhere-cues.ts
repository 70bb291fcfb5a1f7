/** A cheap look that every text with the next cues passes. */
export const MAY_POINT_OUT =
  /https?:|\bdoc(?:s|umentation)\b|readme|wiki|manual|guide|文档|官网|手册|指南|说明书/i

/** The reader is sent to a text that the model does not have. */
export const SENT_ELSEWHERE: readonly RegExp[] = [
  /(?:(?<!\bto )\bsee(?: also)?|\brefer to|\bconsult|\bcheck out|\bvisit|\b(?:described|documented|explained|listed|found|defined) (?:in|at)|\bas per|\bread more (?:in|at)|\bmore (?:info|information|details)[^.]{0,20}(?:at|in|:))\s[^.\n]{0,60}?(?:\bdocs\b|\bdocumentation\b|\breadme\b|\bwiki page|\b(?:user|developer|api|official) (?:manual|guide)\b|https?:\/\/)/i,
  /(?:详见|参见|参阅|请?参考|请查看|查阅|参照|更多[^。，]{0,8}见)[^。\n]{0,16}(?:文档|官网|手册|说明书|指南|https?:)/,
]

/** Nothing but an address. */
export const ONLY_A_LINK = /^\s*(?:\[[^\]]*\]\()?<?https?:\/\/\S+>?\)?\s*$/
