import { describe, expect, it } from 'vitest'
import { parse } from '../../core/json/parse'
import type { Finding } from '../../core/lint/finding'
import { EMPTY_TOOL } from '../../core/model/tool'
import { sectionStates } from './section-states'

const states = (text: string, findings: readonly Finding[] = []) =>
  sectionStates(parse(text).root!, findings)

const found = (path: Finding['path'], severity: Finding['severity']): Finding => ({
  rule: 'r',
  severity,
  path,
  message: 'm',
  values: {},
})

describe('how the sections of the form stand', () => {
  it('a fresh tool has nothing to say', () => {
    expect(states(EMPTY_TOOL)).toEqual({
      name: 'blank',
      description: 'blank',
      parameters: 'blank',
      result: 'blank',
      contract: 'blank',
      calls: 'blank',
    })
  })

  it('a named tool has its description to do', () => {
    expect(states('{"name":"a"}')).toMatchObject({ name: 'done', description: 'begun' })
  })

  it('parameters are done when each is described', () => {
    const wrap = (text: string) => states(`{"inputSchema":{"properties":{"a":${text}}}}`).parameters
    expect([wrap('{}'), wrap('{"description":"x"}'), wrap('true')]).toEqual([
      'begun',
      'done',
      'begun',
    ])
  })

  it('what need not be stated is blank until it is', () => {
    const one = states('{"name":"a","outputSchema":{},"contract":{},"inputExamples":[]}')
    expect(one).toMatchObject({ result: 'done', contract: 'done', calls: 'done' })
  })

  it('shows the gravest finding of each section, those about the whole tool beside the name', () => {
    const findings = [
      found([], 'warning'),
      found(['description', 'when'], 'info'),
      found(['inputSchema', 'required'], 'warning'),
      found(['inputSchema', 'properties', 'a'], 'error'),
      found(['annotations'], 'warning'),
    ]
    expect(states(EMPTY_TOOL, findings)).toEqual({
      name: 'warning',
      description: 'info',
      parameters: 'error',
      result: 'blank',
      contract: 'warning',
      calls: 'blank',
    })
  })
})
