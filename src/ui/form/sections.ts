/** The sections of the form, in order, and the ids of their elements. */
export const SECTIONS = ['name', 'description', 'parameters'] as const
export type Section = (typeof SECTIONS)[number]

export const SECTION_IDS: Readonly<Record<Section, string>> = {
  name: 'form-name',
  description: 'form-description',
  parameters: 'form-parameters',
}
