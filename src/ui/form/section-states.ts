import { get, type JsonNode, stringOf } from '../../core/json/node'
import type { Finding } from '../../core/lint/finding'
import { parametersIn } from '../../core/model/parameters'
import { DESCRIPTION_KEYS, nameOf } from '../../core/model/tool'
import { RESULT_FACETS, type Section, SECTION_MEMBERS, SECTIONS } from './sections'
import { worstOf } from './share-findings'
import type { SectionState } from './SectionBar'

const sectionOf = ({ path: [first, second] }: Finding): Section => {
  if (first === 'contract' && RESULT_FACETS.includes(String(second))) return 'result'
  return SECTIONS.find((section) => SECTION_MEMBERS[section].some((key) => key === first)) ?? 'name'
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
  // Nobody has to state these, so what is not there is no debt.
  const stated = (section: Section): SectionState => {
    const isStated = SECTION_MEMBERS[section].some((key) => get(tool, key))
    return state(section, true, !isStated)
  }
  return {
    name: state('name', isNamed, !started),
    description: state('description', isTold, !started),
    parameters: state(
      'parameters',
      described.length === parameters.length,
      parameters.length === 0,
    ),
    result: stated('result'),
    contract: stated('contract'),
    calls: stated('calls'),
  }
}

function saysSomething(description: JsonNode | undefined): boolean {
  const texts = [description, ...DESCRIPTION_KEYS.map((key) => get(description, key))]
  return texts.some((node) => (stringOf(node) ?? '').trim() !== '')
}
