import { both } from '../../templates/both'
import { calculator } from '../../templates/definitions/calculator'
import type { Demonstration } from './demonstration'

const TOOL = 'calculate_expression'

/** Without blanks, so that `17 * 24` and `17*24` are alike. */
const expression = (pattern: string) => ({ expression: { match: 'regex', value: pattern } })

/** One tool in three versions and five questions: the smallest set that shows a difference, or none. */
export const CALCULATOR: Demonstration = {
  id: 'calculator',
  title: { en: 'Three calculators', zh: '三个计算器' },
  note: {
    en: 'One tool, described vaguely, better and well, and five questions. One needs no tool.',
    zh: '同一个工具，描述从含糊到清楚共三版，配五道题，其中一道不需要工具。',
  },
  templates: [calculator],
  questions: [
    {
      id: 'calculator-product',
      text: both('How much is 3,847 times 296?', '3847乘以296等于多少？'),
      expected: TOOL,
      expectedArgs: expression('^\\s*(?:3847\\s*\\*\\s*296|296\\s*\\*\\s*3847)\\s*$'),
    },
    {
      id: 'calculator-share',
      text: both(
        'The jacket cost 1,260 and I got 15% off. What did I pay, to the cent?',
        '外套原价1260元，打八五折，实际付了多少？精确到分。',
      ),
      expected: TOOL,
      expectedArgs: expression('1260'),
      tags: ['tricky'],
    },
    {
      id: 'calculator-split',
      text: both(
        'Seven of us share a bill of 1,534.80 equally. What does each of us pay?',
        '一共花了1534.8元，七个人平摊，每人多少？',
      ),
      expected: TOOL,
      expectedArgs: expression('1534\\.80?'),
    },
    {
      id: 'calculator-compare',
      text: both(
        'Which is cheaper per gram: 750 g for 23.90 or 1,200 g for 36.50?',
        '750克卖23.9元和1200克卖36.5元，哪种每克更便宜？',
      ),
      expected: TOOL,
      expectedArgs: expression('23\\.90?|36\\.50?'),
      tags: ['tricky'],
    },
    {
      id: 'calculator-meaning',
      text: both('What does a percentage point mean?', '“百分点”和“百分比”是一个意思吗？'),
      expected: null,
      tags: ['negative'],
    },
  ],
}
