import type { Dialect } from '../../core/dialects/dialect'
import { dialectById, WRITABLE } from '../../core/dialects/registry'
import { SOURCE_TARGETS } from '../../core/source/registry'
import type { SourceTarget } from '../../core/source/target'
import type { Framework, HostPolicy, Target, Variant, Vendor, Writer } from './target'

/**
 * The short names that people know, in the order of the tabs. A dialect belongs to the vendor whose
 * key its id begins with; one that none of these takes becomes a vendor of its own.
 */
const NAMES: readonly { readonly key: string; readonly name: string; readonly first?: string }[] = [
  { key: 'openai.chat', name: 'OpenAI' },
  { key: 'openai.responses', name: 'Responses' },
  { key: 'claude', name: 'Claude' },
  { key: 'mcp', name: 'MCP' },
  { key: 'deepseek', name: 'DeepSeek' },
  // The vendor takes either form; this one keeps the schema nearly as it stands.
  { key: 'gemini', name: 'Gemini', first: 'gemini.parametersJsonSchema' },
  { key: 'bedrock', name: 'Bedrock' },
  { key: 'qwen', name: 'Qwen' },
  { key: 'agentscope', name: 'AgentScope' },
  { key: 'toolwright', name: 'Toolwright' },
]

/** So many vendors have a tab where there is room; the others stand under More. */
export const MAIN_VENDORS = 6

const isUnder = (key: string, id: string): boolean => id === key || id.startsWith(`${key}.`)

function keyOf({ id, strictOf }: Dialect): string {
  // The strict mode of one vendor may be another vendor's dialect by name: DeepSeek's is OpenAI's.
  const own = strictOf !== undefined && isUnder(strictOf, id) ? strictOf : id
  return NAMES.find(({ key }) => isUnder(key, own))?.key ?? own
}

/**
 * Dialects grouped by vendor, each strict mode beside the dialect that it is the strict mode of.
 * `find` gives the dialect a strict mode is of, which may be another vendor's.
 */
export function vendorsOf(
  dialects: readonly Dialect[],
  find: (id: string) => Dialect | undefined,
): readonly Vendor[] {
  const groups = new Map<string, Dialect[]>()
  for (const dialect of dialects) {
    const key = keyOf(dialect)
    const group = groups.get(key)
    if (group) group.push(dialect)
    else groups.set(key, [dialect])
  }
  const vendors = [...groups].flatMap(([key, group]): readonly Vendor[] => {
    const known = NAMES.find((each) => each.key === key)
    const name = known?.name ?? group[0]!.label
    const strict = group.filter((each) => each.strictOf !== undefined)
    const foreign = strict.filter((each) => !group.some(({ id }) => id === each.strictOf))
    const plain = [
      ...group.filter((each) => !strict.includes(each)),
      ...foreign.flatMap((each) => find(each.strictOf!) ?? []),
    ]
    const variants = inOrder(plain, known?.first).map((dialect): Variant => {
      const mode = strict.find((each) => each.strictOf === dialect.id)
      const label = variantLabel(dialect, name)
      return { dialect, label, ...(mode ? { strict: mode } : {}) }
    })
    const [first, ...others] = variants
    return first ? [{ kind: 'json', key, name, variants: [first, ...others] }] : []
  })
  const place = ({ key }: Vendor) => {
    const index = NAMES.findIndex((each) => each.key === key)
    return index < 0 ? NAMES.length : index
  }
  return vendors.sort((a, b) => place(a) - place(b))
}

function inOrder(dialects: readonly Dialect[], first: string | undefined): readonly Dialect[] {
  return [...dialects].sort((a, b) => Number(b.id === first) - Number(a.id === first))
}

/** `MCP 2025-11-25` beside its siblings is `2025-11-25`, `Gemini (parameters)` is `parameters`. */
function variantLabel({ label }: Dialect, name: string): string {
  if (!label.startsWith(name)) return label
  const rest = label.slice(name.length).trim()
  return rest.replace(/^\((.*)\)$/, '$1') || label
}

export const frameworksOf = (sources: readonly SourceTarget[]): readonly Framework[] =>
  sources.map((source) => ({ kind: 'source', key: source.id, name: source.label, source }))

export const VENDORS = vendorsOf(WRITABLE, dialectById)
export const FRAMEWORKS = frameworksOf(SOURCE_TARGETS)
export const POLICY: HostPolicy = { kind: 'policy', key: 'host-policy', name: 'Policy' }
export const TARGETS: readonly Target[] = [...VENDORS, ...FRAMEWORKS, POLICY]

/** What was chosen for an export. */
export interface TargetChoice {
  readonly target: string
  readonly variants: ReadonlyMap<string, string>
  readonly isStrict: boolean
}

export interface Chosen {
  readonly target: Target
  /** Only a vendor has variants. */
  readonly variant: Variant | undefined
  /** Whether strict is on; it may be wished for where there is none. */
  readonly isStrict: boolean
  readonly writer: Writer
}

/** The target, variant and writer of a choice; what is not there (any more) is the first there is. */
export function chosenOf(choice: TargetChoice, targets: readonly Target[] = TARGETS): Chosen {
  const target = targets.find(({ key }) => key === choice.target) ?? targets[0]!
  if (target.kind !== 'json') return { target, variant: undefined, isStrict: false, writer: target }
  const wanted = choice.variants.get(target.key)
  const variant = target.variants.find(({ dialect }) => dialect.id === wanted) ?? target.variants[0]
  const isStrict = choice.isStrict && variant.strict !== undefined
  const dialect = (isStrict ? variant.strict : undefined) ?? variant.dialect
  return { target, variant, isStrict, writer: { kind: 'json', dialect } }
}

/** One mark of the bar under the JSON: a target with or without strict. */
export interface Mark {
  readonly key: string
  readonly target: string
  readonly name: string
  /** Absent where there is no strict mode to choose. */
  readonly strict?: boolean
  readonly writer: Writer
}

/** A document in its own format is always taken as it is, which says nothing. */
const OWN = 'toolwright'

/** The marks of some targets; those with a strict mode first, so that each stands beside its own. */
export function marksOf(targets: readonly Target[]): readonly Mark[] {
  const groups = targets
    .filter(({ key }) => key !== OWN)
    .map((target): readonly Mark[] => {
      if (target.kind !== 'json')
        return [{ key: target.key, target: target.key, name: target.name, writer: target }]
      const { dialect, strict } = target.variants[0]
      const plain: Mark = {
        key: target.key,
        target: target.key,
        name: target.name,
        writer: { kind: 'json', dialect },
      }
      if (!strict) return [plain]
      const writer: Writer = { kind: 'json', dialect: strict }
      return [
        { ...plain, strict: false },
        { ...plain, key: `${target.key} strict`, strict: true, writer },
      ]
    })
  return [
    ...groups.filter((group) => group.length > 1),
    ...groups.filter((group) => group.length === 1),
  ].flat()
}

export const MAIN_MARKS = marksOf(VENDORS.slice(0, MAIN_VENDORS))
export const OTHER_MARKS = marksOf([...VENDORS.slice(MAIN_VENDORS), ...FRAMEWORKS])
