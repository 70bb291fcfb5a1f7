/** A change to the sound set: what stands at a path of one of its tools; undefined takes it away. */
export interface Change {
  readonly tool: number
  readonly path: readonly (string | number)[]
  readonly en: unknown
  readonly zh: unknown
}

export const READ = 0
export const WRITE = 1
export const PROPERTIES = ['inputSchema', 'properties']

export const at = (tool: number, path: Change['path'], en: unknown, zh: unknown = en): Change => ({
  tool,
  path,
  en,
  zh,
})
export const gone = (tool: number, ...path: Change['path']): Change => at(tool, path, undefined)
export const parameter = (name: string, en: object, zh: object = en): Change =>
  at(READ, [...PROPERTIES, name], en, zh)

/** Another name, also where the other tool points at it. */
export const renamed = (name: string): readonly Change[] => [
  at(READ, ['name'], name),
  at(
    WRITE,
    ['description', 'whenNot'],
    `Do not use it to see where a parcel is; use ${name} instead.`,
    `只想知道包裹到哪里了时不要使用，请改用 ${name}。`,
  ),
]

/** For each question: ways to break it, and no other. */
export type Violators = Readonly<Record<string, readonly (readonly Change[])[]>>
