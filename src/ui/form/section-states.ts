import { get, type JsonNode, stringOf } from '../../core/json/node'
import type { Finding } from '../../core/lint/finding'
import { parametersIn } from '../../core/model/parameters'
import { DESCRIPTION_KEYS, nameOf } from '../../core/model/tool'
import type { Section } from './sections'
import { worstOf } from './share-findings'
import type { SectionState } from './SectionBar'

const sectionOf = (finding: Finding): Section => {
  const first = finding.path[0]
  if (first === 'description') return 'description'
  return first === 'inputSchema' ? 'parameters' : 'name'
}

/** How each section of the form stands. */
export function sectionStates(
  tool: JsonNode,
  findings: readonly Finding[],
): Readonly<Record<Section, SectionState>> {
  const found = parametersIn(tool)
  const parameters = found.kind === 'list' ? found.parameters : []
  const described = parameters.filter((p) => stringOf(get(p.schema, 'description'))?.trim())
  const isNamed = nameOf(tool) !== ''
  const isTold = saysSomething(get(tool, 'description'))
  const started = isNamed || isTold
  const state = (section: Section, isDone: boolean, isBlank: boolean): SectionState => {
    const worst = worstOf(findings.filter((finding) => sectionOf(finding) === section))
    if (worst) return worst
    if (isBlank) return 'blank'
    return isDone ? 'done' : 'begun'
  }
  return {
    name: state('name', isNamed, !started),
    description: state('description', isTold, !started),
    parameters: state(
      'parameters',
      described.length === parameters.length,
      parameters.length === 0,
    ),
  }
}

function saysSomething(description: JsonNode | undefined): boolean {
  const texts = [description, ...DESCRIPTION_KEYS.map((key) => get(description, key))]
  return texts.some((node) => (stringOf(node) ?? '').trim() !== '')
}
