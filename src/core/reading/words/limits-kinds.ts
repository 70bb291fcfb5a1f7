import { type Cue, cuesOf } from './cue'
import { ARGUMENTS_EN } from './phrases'

const NUMBER_ZH = '[\\d一二两三四五六七八九十百几数半]+'
const SPAN_ZH = '(?:秒|分钟|小时|个?工作日|天|日|周|个月)'

/** Bounds of a call by their kind: how fresh, how long, what it covers, who must own what. */
export const LIMITS_KIND_CUES: readonly Cue[] = cuesOf('limits', [
  [
    2,
    'case',
    /\b(?:is|are|matches|matching|works?|searche?s?|compared?)\b[^.;]{0,30}\bcase[- ]?(?:in)?sensitive\b/i,
    'The search is case-sensitive.',
    ARGUMENTS_EN,
  ],
  [
    2,
    'works runs',
    /\b(?:works|runs) (?:only )?(?:on|under|in|with) [\w ]{2,30} only\b|\b(?:works|runs) only (?:on|under)\b/i,
    'Works on Linux only.',
    /\bread[- ]only\b/i,
  ],
  [
    2,
    'may might can',
    /\b(?:results?|data|figures?|prices?|values?|it|answers?)\b[^.;]{0,20}\b(?:may|might|can) be (?:up to\b|stale|outdated|out of date|delayed|cached|incomplete|truncated)/i,
    'Results may be up to a day old.',
  ],
  [
    2,
    'covers covering goes reaches available',
    /\b(?:covers|covering|goes back|reaches back|available)\b[^.;]{0,30}\b(?:19|20)\d\d\b/i,
    'Covers the years 2010 to 2020.',
    /\b(?:e\.g|for example|such as)\b/i,
  ],
  [
    2,
    'must has have',
    /\b(?:caller|user|account|token|app|agent|bot|member)s? (?:must|has to|have to) (?:own|have|be|hold|belong|possess)\b/i,
    'The caller must own the file.',
    /\bif\b/i,
  ],
  [
    2,
    '耗 需 要 费',
    new RegExp(`(?:可能|通常|一般|大约)(?:需要?|要|耗时|花费)[^。，；]{0,6}${SPAN_ZH}`),
    '可能需要五分钟。',
  ],
  [
    2,
    '后 内',
    new RegExp(
      `${NUMBER_ZH}\\s*(?:个)?${SPAN_ZH}(?:后|之后|内)(?:自动)?(?:失效|过期|删除|作废|清除)`,
    ),
    '链接一小时后失效。',
  ],
  [2, '大', /(?:不?区分|忽略)(?:英文)?大小写/, '区分大小写。', /参数|字段/],
  [
    2,
    '会',
    /会(?:自动|同时|立即|一并)?(?:(?:给|向)[^。，；]{1,10}(?:发|推送)|(?:覆盖|清空|替换掉?|丢弃)(?!.{0,4}(?:率|面|范围)))/,
    '会给每位客人发邮件。',
    /不会/,
  ],
  [
    2,
    '覆 涵 仅 提',
    /(?:覆盖|涵盖|仅有|提供)[^。，；]{0,8}(?:19|20)\d\d\s*年?[^。，；]{0,6}(?:年|至今|以来)/,
    '覆盖 2010 至 2020 年。',
    /例如|如：/,
  ],
])
