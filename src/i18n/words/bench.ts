import { dictionary } from '../dictionary'
import { addWords } from '../words'

/** The parts of the bench, and the room that it takes. */
export const bench = dictionary({
  en: {
    parts: 'Parts of the bench',
    'part-questions': 'Questions',
    'part-overlap': 'Wording overlap',
    'part-run': 'Ask a model',
    'part-results': 'Results',
    widen: 'More room',
    narrow: 'Show the form again',
  },
  zh: {
    parts: '评测的各部分',
    'part-questions': '问题',
    'part-overlap': '用词重合度',
    'part-run': '让模型来选',
    'part-results': '结果',
    widen: '加宽',
    narrow: '恢复表单',
  },
})

addWords('bench', bench)
