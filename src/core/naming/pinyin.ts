import { pinyin } from 'pinyin-pro'

/**
 * Chinese as pinyin without tones, a syllable each, ü as v. The tables behind it are large: a page
 * imports this module when somebody asks for a name, and hands the function on as `spell`.
 */
export function spellInPinyin(chinese: string): readonly string[] {
  return pinyin(chinese, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })
}
