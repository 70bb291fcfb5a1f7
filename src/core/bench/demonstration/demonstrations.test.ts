import { describe, expect, it } from 'vitest'
import { nameOf } from '../../model/tool'
import { openSet, saveSet } from '../../model/tool-set'
import { parse } from '../../json/parse'
import { templateTool } from '../../templates/template-tool'
import { parametersOf } from '../../schema/parameters'
import { matchArm } from '../matching/match-arm'
import { questionLines } from '../questions/questions-export'
import { questionsOf } from '../questions/read-questions'
import { DEMONSTRATIONS, demonstrationQuestions, demonstrationSet } from './demonstrations'
import { templateVersions } from './template-versions'

const LANGS = ['en', 'zh'] as const
const each = DEMONSTRATIONS.flatMap((one) => LANGS.map((lang) => [one.id, lang, one] as const))
const byId = (id: string) => DEMONSTRATIONS.find((one) => one.id === id)!

describe.each(each)('the demonstration %s in %s', (_, lang, one) => {
  const tools = one.templates.map((template) => templateTool(template, lang, 'good'))
  const questions = demonstrationQuestions(one, lang)

  it('is a set that reads back, every question with an id and a text of its own', () => {
    const text = demonstrationSet(one, lang)
    const opened = openSet(text, () => 't')
    expect(opened.ok && saveSet(opened.set)).toBe(text)
    const read = questionsOf(parse(text).root)
    expect(read.problems).toEqual([])
    expect(questionLines(read.questions)).toBe(questionLines(questions))
    expect(new Set(questions.map((each) => each.text)).size).toBe(questions.length)
  })

  it('names tools and parameters that are there', () => {
    for (const { expected, expectedArgs } of questions) {
      const names = expected.is === 'tool' ? expected.tools : []
      const tool = tools.find((each) => names.includes(nameOf(each)))
      expect(names.length > 0).toBe(tool !== undefined)
      const own = tool ? parametersOf(tool).map(({ name }) => name) : []
      for (const { name } of expectedArgs) expect(own).toContain(name)
    }
  })

  it('has poorer versions in which every tool is found', () => {
    const versions = templateVersions(tools)
    expect(versions.map(({ grade }) => grade)).toEqual(['poor', 'middling'])
    for (const { tools: other, byHand } of versions)
      expect(matchArm(tools, other, byHand).unmatched.tools).toEqual([])
  })
})

describe('the demonstrations', () => {
  it('hold what a fair try needs: five without a tool and three without the order number', () => {
    const kinds = demonstrationQuestions(byId('shop'), 'en').map(({ expected }) => expected.is)
    expect(kinds.filter((kind) => kind === 'none').length).toBeGreaterThanOrEqual(5)
    expect(kinds.filter((kind) => kind === 'ask').length).toBeGreaterThanOrEqual(3)
    const five = demonstrationQuestions(byId('calculator'), 'en')
    expect(five.length).toBe(5)
    expect(five.filter(({ expected }) => expected.is === 'none').length).toBe(1)
  })

  it('ask about every tool of the shop', () => {
    const asked = new Set(
      demonstrationQuestions(byId('shop'), 'zh').flatMap(({ expected }) =>
        expected.is === 'tool' ? expected.tools : [],
      ),
    )
    for (const template of byId('shop').templates)
      expect(asked).toContain(nameOf(templateTool(template, 'zh', 'good')))
  })

  it('have no poorer versions where no tool is a template’s', () => {
    expect(templateVersions([])).toEqual([])
  })
})
