import type { Version } from '../../core/diff/version'
import type { Lang } from '../../core/lint/rule'
import { diffText } from '../../i18n/diff-report'
import type { DiffToTell } from '../../i18n/diff-told'

/** A version and how it is called: its file, or absent for a link. */
export interface NamedVersion {
  readonly file?: string
  readonly version: Version
}

/** All that a format prints from. */
export interface DiffOutput extends DiffToTell {
  readonly before: NamedVersion
  readonly after: NamedVersion
}

export const nameOfVersion = ({ file }: NamedVersion, lang: Lang): string =>
  file ?? diffText(lang, 'a-link')
