import { dictionary } from '../dictionary'
import { addWords } from '../words'

/** The words for tools that came into a set under another name, since theirs was there already. */
export const apart = dictionary({
  en: {
    told: '{count, plural, one {The set has {from} already, so the new one is {to}.} other {The set has # of these names already: {from} is now {to}, and the others have a number too.}}',
    after: '{said}. {told}',
  },
  zh: {
    told: '{count, plural, =1 {已有工具叫{from}，新来的改名为{to}。} other {有#个名称与已有工具相同，新来的已加上编号，如{from}改名为{to}。}}',
    after: '{said}。{told}',
  },
})

addWords('apart', apart)
