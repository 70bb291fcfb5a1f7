import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Lang } from '../core/lint/rule'
import { fillIcu } from './icu'
import { loadIcu, words } from './words'

const folder = path.resolve('src/i18n/words')
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))

interface Dictionary {
  en: Record<string, string>
  zh: Record<string, string>
}
const dictionaries: [string, Dictionary][] = []

beforeAll(async () => {
  await loadIcu()
  for (const file of files) {
    const module = (await import(path.join(folder, file))) as Record<string, Dictionary>
    for (const [name, value] of Object.entries(module)) dictionaries.push([name, value])
  }
})

/** The slots that filling a message asks for. */
function slotsOf(lang: Lang, template: string): string[] {
  const asked = new Set<string>()
  const values = new Proxy<Record<string, number>>(
    {},
    { has: () => true, get: (_, name) => (asked.add(String(name)), 2) },
  )
  fillIcu(template, lang, values)
  return [...asked].sort()
}

describe('the words of the interface', () => {
  it('have the same slots in both languages, and every message can be filled', () => {
    for (const [feature, { en, zh }] of dictionaries) {
      expect(Object.keys(zh), feature).toEqual(Object.keys(en))
      for (const [key, template] of Object.entries(en)) {
        const other = zh[key]!
        expect(slotsOf('zh', other), `${feature}.${key}`).toEqual(slotsOf('en', template))
      }
    }
  })

  it('are not the same in both languages, but for names and signs', () => {
    const same = dictionaries.flatMap(([feature, { en, zh }]) =>
      Object.keys(en)
        .filter((key) => en[key] === zh[key] && /[a-z]{3}/.test(en[key]!.replace(/\{[^}]*\}/g, '')))
        .map((key) => `${feature}.${key}: ${en[key]}`),
    )
    expect(
      same.filter(
        (line) =>
          !/JSON|OpenAI|Claude|MCP|Responses|https?:|UUID|URI|Ctrl|Control|TypeScript|Java|: null$/.test(
            line,
          ),
      ),
    ).toEqual([])
  })

  it('in Chinese use Chinese punctuation and no typed blank beside a Chinese character', () => {
    const wrong = dictionaries.flatMap(([feature, { zh }]) =>
      Object.entries(zh)
        .filter(([, text]) =>
          /[\u4e00-\u9fff][,;:!?]|[\u4e00-\u9fff] [A-Za-z0-9{]|[A-Za-z0-9}] [\u4e00-\u9fff]/.test(
            text.replace(/\{(\w+), plural[^]*$/, ''),
          ),
        )
        .map(([key, text]) => `${feature}.${key}: ${text}`),
    )
    expect(wrong).toEqual([])
  })

  it('fill their slots, plurals by language', () => {
    expect(words('en', 'frame.errorCount', { count: 1 })).toBe('1 error')
    expect(words('en', 'frame.errorCount', { count: 2 })).toBe('2 errors')
    expect(words('zh', 'frame.errorCount', { count: 2 })).toBe('2个错误')
    expect(words('en', 'frame.estimated', { count: 1234 })).toBe('about 1,234')
  })
})

/** A feature's words come with the code that says them: whoever names a key imports its dictionary. */
describe('a file of the interface that names a key', () => {
  // The words of the form and the frame are there from the start.
  const features = files.flatMap((file) => {
    const text = readFileSync(path.resolve('src/i18n/words', file), 'utf8')
    const feature = /^addWords\('(\w+)'/m.exec(text)?.[1]
    return feature === undefined ? [] : { feature, file: file.replace('.ts', '') }
  })
  const sources = (dir: string): string[] =>
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory()
        ? sources(path.join(dir, entry.name))
        : /(?<!\.test)\.tsx?$/.test(entry.name)
          ? [path.join(dir, entry.name)]
          : [],
    )

  it('imports the words of that feature', () => {
    const missing = sources(path.resolve('src/ui')).flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return features
        .filter(({ feature }) => new RegExp(`['"\`]${feature}\\.[\\w$]`).test(text))
        .filter((each) => !text.includes(`i18n/words/${each.file}'`))
        .map(({ feature }) => `${path.relative('.', file)} names words of ${feature}`)
    })
    expect(missing).toEqual([])
  })
})
