/** The sections of the form, in order. */
export const SECTIONS = [
  'name',
  'description',
  'parameters',
  'result',
  'contract',
  'calls',
] as const
export type Section = (typeof SECTIONS)[number]

/** The ids of their elements. */
export const SECTION_IDS: Readonly<Record<Section, string>> = {
  name: 'form-name',
  description: 'form-description',
  parameters: 'form-parameters',
  result: 'form-result',
  contract: 'form-contract',
  calls: 'form-calls',
}

/** The facets of the contract that say what comes back: they stand with the result. */
export const RESULT_FACETS: readonly string[] = ['outcomes', 'signals', 'errors']

/** The members of a tool that each section shows; a finding about any other stands with the name. */
export const SECTION_MEMBERS: Readonly<Record<Section, readonly string[]>> = {
  name: ['name', 'title'],
  description: ['description'],
  parameters: ['inputSchema'],
  result: ['outputSchema'],
  contract: ['contract', 'annotations', 'strict'],
  calls: ['inputExamples'],
}
