import '../../i18n/words/review'
import type { WordKey } from '../../i18n/words'
import { Breakable } from '../kit/Breakable'
import { useWords } from '../kit/use-words'
import { Coded } from './Coded'
import { Prose } from './Prose'
import { Talk } from './Talk'
import type { Fact, ParameterFacts, TypeFacts } from './parameter-facts'

interface ParameterListProps {
  readonly parameters: readonly ParameterFacts[]
  /** They come back from a call, where they may be missing, instead of being asked for. */
  readonly isResult?: boolean
}

/** Parameters or result fields in words; fields of fields stand indented below. */
export function ParameterList({ parameters, isResult = false }: ParameterListProps) {
  return (
    <ul className="params">
      {parameters.map((each, i) => (
        <Parameter key={i} parameter={each} isResult={isResult} />
      ))}
    </ul>
  )
}

function Parameter({ parameter, isResult }: { parameter: ParameterFacts; isResult: boolean }) {
  const t = useWords()
  const { name, title, text, path } = parameter
  return (
    <li>
      <span className="lbl">
        {title && <b>{title}</b>}
        <code>
          <Breakable text={name} />
        </code>
      </span>
      <div>
        {text.trim() ? <Prose text={text} /> : <p className="quiet">{t('review.noText')}</p>}
        <FieldFacts parameter={parameter} isResult={isResult} />
      </div>
      {path && <Talk spot={{ path }} label={title || name} />}
    </li>
  )
}

/** What a field takes: whether it is needed, its type, what is allowed, and the fields inside. */
export function FieldFacts({
  parameter: { name, isRequired, type, facts, fields },
  isResult = false,
}: {
  parameter: ParameterFacts
  isResult?: boolean
}) {
  const t = useWords()
  return (
    <>
      <p className="ex">
        {t(needWords(isRequired, isResult))}
        {t('review.pause')}
        {typeWords(t, type)}
      </p>
      <FactList facts={facts} />
      {fields.length > 0 && (
        <div className="inner" role="group" aria-label={t('review.fields', { name })}>
          <ParameterList parameters={fields} isResult={isResult} />
        </div>
      )}
    </>
  )
}

function needWords(isRequired: boolean, isResult: boolean): WordKey {
  if (isResult) return isRequired ? 'review.alwaysThere' : 'review.mayBeMissing'
  return isRequired ? 'review.required' : 'review.optional'
}

/** What values are allowed, one line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  if (!facts.length) return null
  return (
    <ul className="facts">
      {facts.map((fact, i) => (
        <li key={i} className="ex">
          <Coded words={`review.${fact.id}`} values={fact.values} />
        </li>
      ))}
    </ul>
  )
}

type Translate = ReturnType<typeof useWords>

const typeKeys: Readonly<Record<string, WordKey>> = {
  string: 'review.typeString',
  integer: 'review.typeInteger',
  number: 'review.typeNumber',
  boolean: 'review.typeBoolean',
  array: 'review.typeArray',
  object: 'review.typeObject',
  null: 'review.typeNull',
}

function typeWords(t: Translate, { names, entries }: TypeFacts): string {
  const words = names.map((name) => {
    if (name === 'array' && entries?.names.length)
      return t('review.typeArrayOf', { entries: typeWords(t, entries) })
    // Own keys only: a type may be named anything, `constructor` too.
    const key = Object.hasOwn(typeKeys, name) ? typeKeys[name] : undefined
    return key ? t(key) : t('review.typeOther', { name })
  })
  if (!words.length) return t('review.typeAny')
  return words.reduce((first, second) => t('review.or', { first, second }))
}
