import { describe, expect, it } from 'vitest'
import { sampleCall } from '../authoring/samples/calls'
import { get, itemsOf, type JsonNode } from '../json/node'
import { fromPlain } from '../json/plain'
import { print } from '../json/print'
import { templateSet } from '../templates/registry'
import { checkArguments } from './check-arguments'

const errorsIn = (tool: JsonNode, args: JsonNode): readonly string[] =>
  checkArguments(tool, args).problems.flatMap(({ severity, code }) =>
    severity === 'note' ? [] : [`${code} in ${print(args, 0)}`],
  )

describe('calls of the templates', () => {
  it.each(['en', 'zh'] as const)(
    'are valid as their examples and samples show them: %s',
    (lang) => {
      const wrong = templateSet(lang)
        .map((each) => fromPlain(each))
        .flatMap((tool) => {
          const samples = (['required', 'all'] as const).flatMap((which) => {
            const sample = sampleCall(tool, which)
            return sample.ok ? [sample.value] : []
          })
          expect(samples).toHaveLength(2)
          return [...itemsOf(get(tool, 'inputExamples')), ...samples].flatMap((args) =>
            errorsIn(tool, args),
          )
        })
      expect(wrong).toEqual([])
    },
  )
})
