/** Keywords that only name a schema, its draft or a place in it; a model has no use for them. */
const IDENTITY = ['$schema', '$id', '$anchor', '$dynamicAnchor', '$vocabulary']

/** Keywords that say something about a value without narrowing what it may be. */
const ANNOTATIONS = [
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
]

export const isIdentity = (key: string): boolean => IDENTITY.includes(key)

/** Words of a vendor, and comments for people who edit the schema. */
export const isExtension = (key: string): boolean => /^x-/i.test(key) || key === '$comment'

export const isDefinitions = (key: string): boolean => key === '$defs' || key === 'definitions'

/** Whether a member of a schema leaves open which values fit. */
export const isAnnotation = (key: string): boolean =>
  ANNOTATIONS.includes(key) || isIdentity(key) || isExtension(key) || isDefinitions(key)
