import type { Question } from './checklist'

/** What the lists ask about tools that live side by side. */
export const QUESTIONS_OF_SET: readonly Question[] = [
  {
    id: 'no-overlap',
    words: {
      en: 'No two tools do the same, and those that are close point at each other.',
      zh: '没有两个工具做同一件事，相近的工具互相指明该用谁。',
    },
    rules: [
      'names-unique',
      'no-near-synonyms',
      'overlap-points-elsewhere',
      'pointers-resolve',
      'no-pointer-cycle',
    ],
  },
  {
    id: 'set-is-small',
    words: {
      en: 'The set has at most ten tools and costs few tokens.',
      zh: '工具不超过十个，占用的token不多。',
    },
    rules: ['set-fits-limits', 'set-fits-tokens', 'no-repeated-schema'],
  },
]
