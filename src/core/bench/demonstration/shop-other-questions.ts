import { both } from '../../templates/both'
import type { DemonstrationQuestion } from './demonstration'

/** What a shop is asked that no tool answers, and what lacks the order number. */
export const SHOP_OTHER_QUESTIONS: readonly DemonstrationQuestion[] = [
  {
    id: 'shop-thanks',
    text: both('That was quick, thank you!', '好快啊，谢谢'),
    expected: null,
    tags: ['negative'],
  },
  {
    id: 'shop-meaning',
    text: both(
      'What is the difference between an estimate and a refund?',
      '“试算”和“退款”有什么区别？',
    ),
    expected: null,
    tags: ['negative', 'tricky'],
  },
  {
    id: 'shop-translate',
    text: both('How do I say “out for delivery” in Chinese?', '“派送中”用英文怎么说？'),
    expected: null,
    tags: ['negative', 'tricky'],
  },
  {
    id: 'shop-letter',
    text: both(
      'Write me two friendly sentences to go with a birthday present.',
      '帮我写两句附在生日礼物里的话',
    ),
    expected: null,
    tags: ['negative'],
    split: 'holdout',
  },
  {
    id: 'shop-size',
    text: both(
      'In general, do running shoes have to be bought half a size larger?',
      '一般来说，跑鞋要买大半码吗？',
    ),
    expected: null,
    tags: ['negative', 'tricky'],
  },
  {
    id: 'shop-cancel-which',
    text: both('Please cancel my order, I changed my mind.', '帮我把订单取消了，不想要了'),
    expected: { ask: true },
    tags: ['tricky'],
  },
  {
    id: 'shop-parcel-which',
    text: both('Where is my parcel?', '我的快递到哪了'),
    expected: { ask: true },
    tags: ['tricky'],
  },
  {
    id: 'shop-refund-which',
    text: both('The cup arrived broken, I want my money back.', '杯子碎了，我要退款'),
    expected: { ask: true },
    tags: ['tricky'],
    split: 'holdout',
  },
]
