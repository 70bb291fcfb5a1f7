import { namesApart } from '../../core/authoring/set/names-apart'
import type { Lang } from '../../core/lint/rule'
import { nameOf } from '../../core/model/tool'
import { newSet, saveSet } from '../../core/model/tool-set'
import { exampleSetsWith } from '../../core/templates/example-sets'
import { asToolText } from '../../core/templates/registry'
import { relatedTo } from '../../core/templates/related'
import type { Grade, Template } from '../../core/templates/template'
import { templateTool } from '../../core/templates/template-tool'
import { newToolId, toolsImported, useDocument } from '../../state/document'
import { powers } from '../../state/powers'
import { paneChosen } from '../../state/view'
import { afterPaint } from '../../state/after-paint'
import type { Choice } from './choice'

/** What is started from: a choice of the list in one version and language. */
export interface Start {
  readonly choice: Choice
  readonly grade: Grade
  readonly textLang: Lang
}

/** Where the tools go: into the set on screen, or into one of their own. */
export type Place = 'here' | 'new'

/** A choice of which templates are taken together. */
export interface Take {
  readonly id: string
  readonly kind: 'one' | 'related' | 'set'
  /** Title of the new set that they would make. */
  readonly title: string
  readonly templates: readonly Template[]
}

/** The template alone, with those that its text points to, or the example sets it is part of. */
export function takesOf({ choice, textLang }: Start): readonly Take[] {
  if (choice.kind === 'set') return [setTake(choice.set, textLang)]
  const { template } = choice
  const title = template.title[textLang]
  const related = [template, ...relatedTo(template)]
  const sets = exampleSetsWith(template)
  // Where it leads to all of a set, that set is offered by its title.
  const isOwn =
    related.length > 1 && sets.every(({ templates }) => templates.length !== related.length)
  return [
    { id: 'one', kind: 'one', title, templates: [template] },
    ...(isOwn ? [{ id: 'related', kind: 'related' as const, title, templates: related }] : []),
    ...sets.map((set) => setTake(set, textLang)),
  ]
}

const setTake = (
  set: {
    readonly id: string
    readonly title: Record<Lang, string>
    readonly templates: readonly Template[]
  },
  textLang: Lang,
): Take => ({ id: set.id, kind: 'set', title: set.title[textLang], templates: set.templates })

/**
 * The templates that are really added: into the set on screen none whose name is there already, but
 * the one that was asked for.
 */
export function addedOf(
  { choice, grade, textLang }: Start,
  { templates }: Take,
  place: Place,
  names: ReadonlySet<string>,
): readonly Template[] {
  if (place === 'new') return templates
  const asked = choice.kind === 'template' ? choice.template : undefined
  return templates.filter(
    (template) => template === asked || !names.has(nameOf(templateTool(template, textLang, grade))),
  )
}

/** Adds the tools as one step to undo, or opens them as a set of their own; false when it cannot. */
export async function started(
  { grade, textLang }: Start,
  templates: readonly Template[],
  place: Place,
  title: string,
): Promise<boolean> {
  const texts = templates.map((template) => asToolText(template, textLang, grade).trimEnd())
  const { tools } = useDocument.getState().set
  if (place === 'here') toolsImported(namesApart(texts, tools).texts)
  else if (!(await powers().openAsNewSet(saveSet(newSet(title, texts, newToolId))))) return false
  paneChosen('form')
  // The button that opened the gallery may be gone: what was added is where one goes on.
  afterPaint(() =>
    document
      .querySelector<HTMLElement>('[data-testid="tool-name"]')
      ?.focus({ preventScroll: true }),
  )
  return true
}
