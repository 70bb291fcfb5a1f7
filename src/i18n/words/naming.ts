import { dictionary } from '../dictionary'
import { addWords } from '../words'

/** Other names for a tool whose own is refused. */
export const naming = dictionary({
  en: {
    proposals: 'Names that every vendor takes:',
    use: 'Use {name}',
    byDictionary: 'translated',
    byPinyin: 'spelt in pinyin',
    sameAs: 'taken: the same as {name}',
    was: 'was {name}',
    keep: 'Keep {name}',
    titleKept: 'The name as it was becomes the title.',
    someRefused:
      '{count, plural, one {# name is not taken by every vendor.} other {# names are not taken by every vendor.}}',
    useFirst: '{count, plural, one {Use the proposal} other {Use the first proposals}}',
  },
  zh: {
    proposals: '各家厂商都接受的名称：',
    use: '改用{name}',
    byDictionary: '按词义翻译',
    byPinyin: '用拼音',
    sameAs: '已占用：与{name}相同',
    was: '原名{name}',
    keep: '保留{name}',
    titleKept: '原来的名称会成为显示名称。',
    someRefused: '有{count, number}个名称并非各家厂商都接受。',
    useFirst: '{count, plural, =1 {采用建议} other {全部采用首个建议}}',
  },
})

addWords('naming', naming)
