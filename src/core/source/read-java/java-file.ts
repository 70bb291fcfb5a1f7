import type { SyntaxNode, Tree } from '@lezer/common'
import { parser } from '@lezer/java'
import { lineStarts, positionAt } from '../../json/position'
import { parseable } from './parseable'

/** A class, record, enum or interface that a file declares. */
export interface TypeDeclaration {
  readonly name: string
  readonly node: SyntaxNode
}

/** A constant that a file declares, and the class it stands in. */
interface Constant {
  readonly owner: string
  readonly value: SyntaxNode
}

/** A Java file as a tree that bears errors, with what other places in it may refer to. */
export class JavaFile {
  readonly text: string
  readonly tree: Tree
  readonly imports: readonly string[]
  private readonly starts: readonly number[]
  private readonly types = new Map<string, TypeDeclaration>()
  private readonly constants = new Map<string, Constant[]>()
  private readonly methods = new Map<string, SyntaxNode[]>()
  /** The nodes of each kind that readers look for, in text order. */
  private readonly found = new Map<string, SyntaxNode[]>()

  constructor(source: string) {
    this.text = withoutUnicodeEscapes(source)
    this.starts = lineStarts(this.text)
    this.tree = parser.parse(parseable(this.text))
    this.imports = this.index()
  }

  slice(node: SyntaxNode): string {
    return this.text.slice(node.from, node.to)
  }

  line(node: SyntaxNode): number {
    return positionAt(this.starts, node.from).line
  }

  /** Every node of a kind, in text order. */
  all(kind: string): readonly SyntaxNode[] {
    return this.found.get(kind) ?? []
  }

  type(name: string): TypeDeclaration | undefined {
    return this.types.get(name)
  }

  get hasTypes(): boolean {
    return this.types.size > 0
  }

  /** The methods of a name that the file declares. */
  methodsOf(name: string): readonly SyntaxNode[] {
    return this.methods.get(name) ?? []
  }

  /** The value of a constant as seen from `at`: of the nearest class around, else the only one of the name. */
  constant(name: string, at: SyntaxNode, owner?: string): SyntaxNode | undefined {
    const known = this.constants.get(name) ?? []
    if (owner !== undefined) return known.find((each) => each.owner === owner)?.value
    for (let node: SyntaxNode | null = at; node; node = node.parent) {
      const around = DECLARATIONS.has(node.name) ? this.nameOf(node) : undefined
      const own = around === undefined ? undefined : known.find((each) => each.owner === around)
      if (own) return own.value
    }
    return known.length === 1 ? known[0]!.value : undefined
  }

  /** What a declaration declares. */
  nameOf(node: SyntaxNode): string {
    const definition = node.getChild('Definition') ?? node.getChild('Identifier')
    return definition ? this.slice(definition) : ''
  }

  private index(): readonly string[] {
    const imports: string[] = []
    this.tree.iterate({
      enter: ({ name, node }) => {
        if (LOOKED_FOR.has(name)) added(this.found, name, node)
        if (name === 'ImportDeclaration')
          imports.push(this.slice(node).replace(/^import\s+(?:static\s+)?|[\s;]+/g, ''))
        if (DECLARATIONS.has(name))
          this.types.set(this.nameOf(node), { name: this.nameOf(node), node })
        if (name === 'FieldDeclaration' || name === 'ConstantDeclaration') this.addConstants(node)
        if (name === 'MethodDeclaration') added(this.methods, this.nameOf(node), node)
      },
    })
    return imports
  }

  private addConstants(field: SyntaxNode): void {
    const modifiers = field.getChild('Modifiers')
    if (field.name === 'FieldDeclaration' && !modifiers?.getChild('final')) return
    const around = field.parent?.parent
    const owner = around ? this.nameOf(around) : ''
    for (const declarator of field.getChildren('VariableDeclarator')) {
      const value = declarator.lastChild
      if (!declarator.getChild('AssignOp') || !value) continue
      added(this.constants, this.nameOf(declarator), { owner, value })
    }
  }
}

function added<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

const DECLARATIONS = new Set([
  'ClassDeclaration',
  'RecordDeclaration',
  'EnumDeclaration',
  'InterfaceDeclaration',
])

const LOOKED_FOR = new Set(['MethodDeclaration', 'MethodInvocation', 'ClassDeclaration'])

/**
 * The text with `\uXXXX` read, as Java reads it before anything else: also in comments, and only
 * behind an even number of backslashes. Halves of surrogate pairs stay for the literals: the parser
 * takes none by itself.
 */
export function withoutUnicodeEscapes(source: string): string {
  if (!source.includes('\\u')) return source
  return source.replace(/\\(?:u+([0-9a-fA-F]{4})|[^u])/gs, (all, hex: string | undefined) =>
    hex === undefined || /^d[89a-f]/i.test(hex) ? all : String.fromCharCode(parseInt(hex, 16)),
  )
}

/** The children of a node without punctuation and comments. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (/^\w/.test(child.name) && !child.name.endsWith('Comment')) children.push(child)
  return children
}
