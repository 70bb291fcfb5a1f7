import type { Loss } from '../dialects/dialect'
import type { Repair, RepairChoice } from '../dialects/repairs/repair'
import { changeSchema } from '../dialects/schema-changes'
import { get, type JsonNode, type JsonObject, type Member, member } from '../json/node'
import { membersOf, nil, type Path, str, stringOf, withMember } from '../json/node'
import { pointer } from '../json/pointer'
import { walkSchema } from '../schema/walk'
import type { ApiDocument, Placed } from './api-document'
import { resolveIn, targetOf } from './document-reference'
import { normalSchema, type NormalSchema } from './normal-schema'
import type { Direction } from './schema-change'

/** More references in a row than any document has; a circle ends here. */
const MOST_STEPS = 16

/** Texts that may be left behind when what stands under them is used in its parts. */
const OPEN_TEXTS = ['description', 'title', 'summary']

/** What the tools of one document have in common: its shared schemas are made ready once. */
export interface SchemaSource {
  readonly document: ApiDocument
  readonly repair: RepairChoice
  readonly known: Map<string, NormalSchema>
}

/**
 * The schemas of one tool, gathered from all over the document: every reference leads into `$defs`,
 * which holds what was referred to under its own name, once. A reference that leads nowhere or out
 * of the document stays as it is and is reported: an export refuses it, nothing is made up for it.
 */
export class GatheredSchemas {
  private readonly names = new Map<string, string>()
  private readonly waiting: Placed[] = []
  private readonly defs: Member[] = []
  private readonly found: Loss[] = []
  private readonly offered: Repair[] = []
  private readonly root: JsonNode

  constructor(
    private readonly source: SchemaSource,
    private readonly direction: Direction,
  ) {
    this.root = source.document.root ?? nil
  }

  /** The schema as the tool has it. `path` is its place in the document. */
  add(schema: JsonNode, path: Path): JsonNode {
    const normal = this.normal(schema, path)
    this.note(normal)
    return this.withNewReferences(normal.schema, { node: schema, path })
  }

  /**
   * The schema that a reference, or an `allOf` of one, stands for, so that its parts can be used;
   * the schema itself where it stands for none.
   */
  opened(schema: JsonNode, path: Path): Placed {
    let at: Placed = { node: schema, path }
    for (let i = 0; i < MOST_STEPS; i++) {
      const ref = stringOf(get(at.node, '$ref'))
      const branches = ref === undefined ? get(at.node, 'allOf') : undefined
      const holder = ref === undefined ? 'allOf' : '$ref'
      const next =
        ref === undefined
          ? branches?.kind === 'array' && branches.items.length === 1
            ? { node: branches.items[0]!, path: [...at.path, 'allOf', 0] }
            : undefined
          : targetOf(this.root, ref)
      if (!next || !this.hasOnlyTexts(at.node, holder)) return at
      const text = stringOf(get(at.node, 'description'))
      if (text !== undefined)
        this.found.push({ code: 'openapi.text-replaced', path: at.path, values: { text } })
      at = next
    }
    return { node: schema, path }
  }

  /** Whether a reference, or an `allOf`, has nothing beside it that changes what it stands for. */
  private hasOnlyTexts(node: JsonNode, holder: string): boolean {
    const isIgnored = holder === '$ref' && this.source.document.apiVersion !== '3.1'
    return membersOf(node).every(
      ({ key }) => key === holder || isIgnored || OPEN_TEXTS.includes(key),
    )
  }

  /** `$defs`, closed over everything its schemas refer to; undefined when there are none. */
  definitions(): JsonObject | undefined {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { node, path } = next
      const normal = this.shared(node, path)
      this.note(normal)
      const name = this.names.get(pointer(path)) ?? ''
      this.defs.push(member(name, this.withNewReferences(normal.schema, next)))
    }
    return this.defs.length > 0 ? { kind: 'object', members: this.defs } : undefined
  }

  /** What was changed; complete once the definitions were asked for. */
  get losses(): readonly Loss[] {
    return this.found
  }

  /** Repairs that could be made; complete at the same time. */
  get offers(): readonly Repair[] {
    return this.offered
  }

  private note({ losses, offers }: NormalSchema): void {
    this.found.push(...losses)
    this.offered.push(...offers)
  }

  private normal(schema: JsonNode, path: Path): NormalSchema {
    const { document, repair } = this.source
    return normalSchema(schema, path, this.root, document.apiVersion, this.direction, repair)
  }

  private shared(node: JsonNode, path: Path): NormalSchema {
    const { known } = this.source
    const key = `${this.direction} ${pointer(path)}`
    const made = known.get(key) ?? this.normal(node, path)
    known.set(key, made)
    return made
  }

  private withNewReferences(schema: JsonNode, home: Placed): JsonNode {
    return changeSchema(
      schema,
      (each, path) => {
        const ref = stringOf(get(each, '$ref'))
        if (each.kind !== 'object' || ref === undefined) return each
        const target = this.targetOf(ref, home)
        if (target) return withMember(each, '$ref', str(`#/$defs/${fragment(this.nameOf(target))}`))
        const code = ref.startsWith('#') ? 'openapi.unresolved-ref' : 'openapi.external-ref'
        this.found.push({ code, path: [...path, '$ref'], values: { ref } })
        return each
      },
      home.path,
    )
  }

  /** From the document's root; else from the schema itself, which generators of schemas take for it. */
  private targetOf(ref: string, home: Placed): Placed | undefined {
    const target = targetOf(this.root, ref) ?? this.byAnchor(ref)
    if (target) return isCircle(this.root, target) ? undefined : target
    const inside = targetOf(home.node, ref)
    return inside && { node: inside.node, path: [...home.path, ...inside.path] }
  }

  /** `#name` and whole addresses are looked up among the `$anchor` and `$id` of the document's schemas. */
  private byAnchor(ref: string): Placed | undefined {
    const schemas = get(get(this.root, 'components'), 'schemas')
    if (schemas?.kind !== 'object' || ref.startsWith('#/')) return undefined
    const [key, wanted] = ref.startsWith('#') ? ['$anchor', ref.slice(1)] : ['$id', ref]
    for (const each of schemas.members)
      for (const place of walkSchema(each.value))
        if (stringOf(get(place.schema, key)) === wanted)
          return {
            node: place.schema,
            path: ['components', 'schemas', each.key, ...place.path],
          }
    return undefined
  }

  private nameOf(target: Placed): string {
    const key = pointer(target.path)
    const old = this.names.get(key)
    if (old !== undefined) return old
    const taken = new Set(this.names.values())
    const wanted = plainName(target.path)
    let name = wanted
    for (let i = 2; taken.has(name); i++) name = `${wanted}_${i}`
    this.names.set(key, name)
    this.waiting.push(target)
    return name
  }
}

/** A reference to a reference that comes back to itself stands for no schema at all. */
function isCircle(root: JsonNode, { node, path }: Placed): boolean {
  const end = resolveIn(root, node, path)
  return 'error' in end && end.error.code === 'openapi.circular-ref'
}

/** Words of a path that name nothing by themselves. */
const WORDS = new Set(['schema', 'items', 'properties', 'content', 'additionalProperties'])

/** The name of a shared schema is its own; any other place is named by the last words of its path. */
function plainName(path: Path): string {
  const last = String(path.at(-1) ?? 'document')
  const holder = path.at(-2)
  if (['schemas', 'definitions', '$defs'].includes(String(holder))) return last
  const names = path.filter((step) => typeof step === 'string' && !WORDS.has(step)).slice(-2)
  return names.join('_').replace(/[^\p{L}\p{N}_.-]+/gu, '_') || last
}

/** A name as part of a pointer in a fragment; letters of any language may stand there. */
function fragment(name: string): string {
  const escaped = name.replace(/~/g, '~0').replace(/\//g, '~1')
  return escaped.replace(/[^\p{L}\p{N}_.~-]/gu, (each) => encodeURIComponent(each))
}
