import type { NameRule } from '../checks/name'
import type { Fact } from '../fact'

/** Qwen on DashScope says only the length; the characters are those of the API it is compatible with. */
export const QWEN_NAME: Fact<NameRule> = {
  value: { pattern: /^[a-zA-Z0-9_-]+$/, most: 64 },
  page: 'https://help.aliyun.com/zh/model-studio/qwen-function-calling',
  read: '2026-10',
  seen: 'QwenLM/Qwen3-VL#2069',
}

/** No strict flag was ever seen in its tools. */
export const QWEN_HAS_STRICT: Fact<boolean> = {
  value: false,
  page: 'https://help.aliyun.com/zh/model-studio/qwen-function-calling',
  read: '2026-10',
}
