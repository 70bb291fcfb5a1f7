import { breaksFormat } from '../../schema/formats'

/** The formats that samples can show. Each asks for more than a validator does: a guess must be sure. */
const FORMATS: readonly { readonly format: string; readonly looks: RegExp }[] = [
  { format: 'date', looks: /^\d{4}-/ },
  { format: 'date-time', looks: /^\d{4}-\d{2}-\d{2}T/i },
  { format: 'email', looks: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/ },
  { format: 'uri', looks: /^(?:[a-z][a-z0-9+.-]*:\/\/\S+|mailto:\S+@\S+|urn:[a-z0-9-]+:\S+)$/i },
  { format: 'uuid', looks: /^[0-9a-f]{8}-/i },
]

/** The format that every one of the texts has; none for no texts. */
export const sharedFormat = (texts: readonly string[]): string | undefined =>
  texts.length === 0
    ? undefined
    : FORMATS.find(({ format, looks }) =>
        texts.every((text) => looks.test(text) && !breaksFormat(text, format)),
      )?.format
