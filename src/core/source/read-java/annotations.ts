import type { SyntaxNode } from '@lezer/common'
import { booleanOf, type JsonNode } from '../../json/node'
import type { Evaluator } from './evaluate'
import { childrenOf } from './java-file'
import { jsonOf, textOf } from './java-value'

/** An annotation and its attributes; a value without a name is `value`. */
export interface JavaAnnotation {
  readonly name: string
  readonly node: SyntaxNode
  readonly attributes: ReadonlyMap<string, SyntaxNode>
}

/** The annotations of a declaration, by their simple names. */
export function annotationsOf(
  node: SyntaxNode,
  evaluator: Evaluator,
): ReadonlyMap<string, JavaAnnotation> {
  const modifiers = node.getChild('Modifiers')
  const found = new Map<string, JavaAnnotation>()
  if (!modifiers) return found
  for (const each of childrenOf(modifiers)) {
    if (each.name !== 'Annotation' && each.name !== 'MarkerAnnotation') continue
    const [named] = childrenOf(each)
    if (!named) continue
    const name = evaluator.file.slice(named).split('.').pop()!.trim()
    found.set(name, { name, node: each, attributes: attributesOf(each, evaluator) })
  }
  return found
}

function attributesOf(node: SyntaxNode, evaluator: Evaluator): ReadonlyMap<string, SyntaxNode> {
  const list = node.getChild('AnnotationArgumentList')
  const attributes = new Map<string, SyntaxNode>()
  if (!list) return attributes
  for (const each of childrenOf(list)) {
    if (each.name !== 'ElementValuePair') attributes.set('value', each)
    else if (each.firstChild && each.lastChild)
      attributes.set(evaluator.file.slice(each.firstChild), each.lastChild)
  }
  return attributes
}

/** What an attribute says: its text, none when it is absent, or that it could not be read. */
export type Said<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'said'; readonly value: T; readonly node: SyntaxNode }
  | { readonly kind: 'unread'; readonly node: SyntaxNode }

/** The text of the first of the attributes that says one that is not empty; a list is joined by line ends. */
export function saidText(
  annotation: JavaAnnotation | undefined,
  names: readonly string[],
  evaluator: Evaluator,
): Said<string> {
  for (const name of names) {
    const node = annotation?.attributes.get(name)
    if (!node) continue
    const value = evaluator.value(node)
    const texts = value?.kind === 'list' ? value.items.map(textOf) : [textOf(value)]
    if (texts.some((text) => text === undefined)) return { kind: 'unread', node }
    const text = texts.join('\n')
    if (text.trim() !== '') return { kind: 'said', value: text, node }
  }
  return { kind: 'none' }
}

/** What an attribute that is true or false says. */
export function saidFlag(
  annotation: JavaAnnotation | undefined,
  name: string,
  evaluator: Evaluator,
): Said<boolean> {
  const node = annotation?.attributes.get(name)
  if (!node) return { kind: 'none' }
  const value = booleanOf(jsonOf(evaluator.value(node)))
  return value === undefined ? { kind: 'unread', node } : { kind: 'said', value, node }
}

/** The value of an attribute as JSON, where it is a plain one. */
export const attributeNode = (node: SyntaxNode, evaluator: Evaluator): JsonNode | undefined =>
  jsonOf(evaluator.value(node))
