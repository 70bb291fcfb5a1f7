import { both } from '../both'

/** Why the tools with parameters that may be left out are not strict. */
export const OPTIONAL_FIELDS = both(
  'Off: parameters that may be left out would each have to be sent as null.',
  '未启用：启用后，可以不填的参数也必须逐个传null。',
)
