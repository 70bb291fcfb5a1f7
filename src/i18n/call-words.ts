import type { CallCode } from '../core/calls/problem'
import { CALL_MEMBER_WORDS } from './call-member-words'
import { type TwoVoices, voices } from './two-voices'

/**
 * Both voices for every code. Slots: `field` where it is, `got` what came, `bound` and `choices` and
 * `types` what was expected, `size` how long or many it is.
 */
export const CALL_WORDS: Readonly<Record<CallCode, TwoVoices>> = {
  type: voices(
    { en: '{field} must be {types}. It is {got}.', zh: '{field}必须是{types}，现在是{got}。' },
    { en: '{field}: expected {types}, got {got}.', zh: '{field}：应为{types}，收到{got}。' },
  ),
  enum: voices(
    {
      en: '{field} must be one of {choices}. It is {got}.{meant}',
      zh: '{field}只能是{choices}之一，现在是{got}。{meant}',
    },
    {
      en: '{field}: expected one of {choices}, got {got}. Use one of these values as written.{meant}',
      zh: '{field}：只能是{choices}之一，收到{got}。请原样使用其中一个值。{meant}',
    },
  ),
  const: voices(
    { en: '{field} must be {bound}. It is {got}.', zh: '{field}必须是{bound}，现在是{got}。' },
    {
      en: '{field}: expected {bound}, got {got}. Send {bound}.',
      zh: '{field}：应为{bound}，收到{got}。请填{bound}。',
    },
  ),
  choice: voices(
    {
      en: '{field} must be {types} or one of {choices}. It is {got}.',
      zh: '{field}必须是{types}，或{choices}之一，现在是{got}。',
    },
    {
      en: '{field}: expected {types} or one of {choices}, got {got}.',
      zh: '{field}：应为{types}，或{choices}之一，收到{got}。',
    },
  ),
  minimum: voices(
    {
      en: '{field} must be at least {bound}. It is {got}.',
      zh: '{field}不能小于{bound}，现在是{got}。',
    },
    {
      en: '{field}: expected at least {bound}, got {got}. Send a number in range.',
      zh: '{field}：不能小于{bound}，收到{got}。请填范围内的数。',
    },
  ),
  maximum: voices(
    {
      en: '{field} must be at most {bound}. It is {got}.',
      zh: '{field}不能大于{bound}，现在是{got}。',
    },
    {
      en: '{field}: expected at most {bound}, got {got}. Send a number in range.',
      zh: '{field}：不能大于{bound}，收到{got}。请填范围内的数。',
    },
  ),
  exclusiveMinimum: voices(
    {
      en: '{field} must be above {bound}. It is {got}.',
      zh: '{field}必须大于{bound}，现在是{got}。',
    },
    {
      en: '{field}: expected above {bound}, got {got}. Send a number in range.',
      zh: '{field}：必须大于{bound}，收到{got}。请填范围内的数。',
    },
  ),
  exclusiveMaximum: voices(
    {
      en: '{field} must be below {bound}. It is {got}.',
      zh: '{field}必须小于{bound}，现在是{got}。',
    },
    {
      en: '{field}: expected below {bound}, got {got}. Send a number in range.',
      zh: '{field}：必须小于{bound}，收到{got}。请填范围内的数。',
    },
  ),
  multipleOf: voices(
    {
      en: '{field} must be a multiple of {bound}. It is {got}.',
      zh: '{field}必须是{bound}的倍数，现在是{got}。',
    },
    {
      en: '{field}: expected a multiple of {bound}, got {got}. Send a number in these steps.',
      zh: '{field}：应为{bound}的倍数，收到{got}。请按此步长填写。',
    },
  ),
  minLength: voices(
    {
      en: '{field} must have at least {bound} characters. It has {size}: {got}.',
      zh: '{field}至少要有{bound}个字符，现在有{size}个：{got}。',
    },
    {
      en: '{field}: expected at least {bound} characters, got {size}: {got}. Send the full value.',
      zh: '{field}：至少要有{bound}个字符，收到{size}个：{got}。请填写完整的值。',
    },
  ),
  maxLength: voices(
    {
      en: '{field} must have at most {bound} characters. It has {size}: {got}.',
      zh: '{field}最多{bound}个字符，现在有{size}个：{got}。',
    },
    {
      en: '{field}: expected at most {bound} characters, got {size}. Shorten it.',
      zh: '{field}：最多{bound}个字符，收到{size}个。请缩短。',
    },
  ),
  pattern: voices(
    {
      en: '{field} must match {pattern}. It is {got}.{example}',
      zh: '{field}必须匹配{pattern}，现在是{got}。{example}',
    },
    {
      en: '{field}: expected a text that matches {pattern}, got {got}.{example}',
      zh: '{field}：须匹配{pattern}，收到{got}。{example}',
    },
  ),
  format: voices(
    {
      en: '{field} must be {format}. It is {got}.',
      zh: '{field}必须是{format}，现在是{got}。',
    },
    {
      en: '{field}: expected {format}, got {got}. {todo}',
      zh: '{field}：应为{format}，收到{got}。{todo}',
    },
  ),
  minItems: voices(
    {
      en: '{field} must have at least {bound} items. It has {size}.',
      zh: '{field}至少要有{bound}项，现在有{size}项。',
    },
    {
      en: '{field}: expected at least {bound} items, got {size}. Add what is missing.',
      zh: '{field}：至少要有{bound}项，收到{size}项。请补足。',
    },
  ),
  maxItems: voices(
    {
      en: '{field} must have at most {bound} items. It has {size}.',
      zh: '{field}最多{bound}项，现在有{size}项。',
    },
    {
      en: '{field}: expected at most {bound} items, got {size}. Send fewer, in several calls if need be.',
      zh: '{field}：最多{bound}项，收到{size}项。请减少，必要时分几次调用。',
    },
  ),
  uniqueItems: voices(
    {
      en: '{field} has an item twice; each must differ.',
      zh: '{field}里有重复的项，每一项都必须不同。',
    },
    {
      en: '{field}: an item stands twice. Send each once.',
      zh: '{field}：有重复的项。每一项只写一次。',
    },
  ),
  contains: voices(
    {
      en: '{field} lacks an item of the kind that it must contain.',
      zh: '{field}缺少必须包含的那种项。',
    },
    {
      en: '{field}: an item of the required kind is missing, or there are too many of it. See the description of the field.',
      zh: '{field}：缺少必须包含的项，或这种项过多。请看该字段的说明。',
    },
  ),
  minProperties: voices(
    {
      en: '{field} must have at least {bound} fields. It has {size}.',
      zh: '{field}至少要有{bound}个字段，现在有{size}个。',
    },
    {
      en: '{field}: expected at least {bound} fields, got {size}.',
      zh: '{field}：至少要有{bound}个字段，收到{size}个。',
    },
  ),
  maxProperties: voices(
    {
      en: '{field} must have at most {bound} fields. It has {size}.',
      zh: '{field}最多{bound}个字段，现在有{size}个。',
    },
    {
      en: '{field}: expected at most {bound} fields, got {size}. Send fewer.',
      zh: '{field}：最多{bound}个字段，收到{size}个。请减少。',
    },
  ),
  ...CALL_MEMBER_WORDS,
}
