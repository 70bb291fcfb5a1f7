import { get, type JsonNode, membersOf } from '../../json/node'
import { reachesCircle } from '../../schema/circles'
import { ATOMS, possibleAtoms } from './atoms'
import { casesOf, type Fact, type Facts, factsOf, madeFact, type Placed, withFacts } from './facts'
import { CHECKS, IGNORED } from './checks'
import { isImpossible, listedValues } from './impossible'
import { isSameMeaning } from './meaning'
import { newProof, type Proof, questionKey } from './proof'
import { isSurelyAccepted } from './surely-accepted'

/**
 * Whether every value that `narrow` accepts is surely accepted by `wide` (JSON Schema 2020-12, as a
 * validator with or without formats judges). Told from the structure alone, at any depth, through
 * references and loops; where it cannot be told the answer is no.
 */
export function surelyCovers(wide: Placed, narrow: Placed): boolean {
  if (isSameMeaning(wide, narrow)) return true
  if (hangs(wide) && !hangs(narrow)) return false
  return covers(wide, factsOf(narrow), newProof())
}

/** A program that checks a value never comes to an end, whatever the value. */
const hangs = ({ schema, root }: Placed): boolean => reachesCircle(root, schema)

/** Whether every value that fits all facts is surely accepted by the schema. */
export function covers(wanted: Placed, facts: Facts, proof: Proof): boolean {
  const { schema } = wanted
  if (schema.kind === 'boolean' && schema.value) return true
  if (--proof.work < 0) return false
  if (isImpossible(facts) || facts === 'none') return true
  if (schema.kind !== 'object') return false
  if (facts.some((fact) => isSameMeaning(fact, wanted))) return true
  const key = questionKey(wanted, facts, proof)
  const before = proof.open.get(key)
  // Met again further down in the value it holds, since values end; at the same depth it proves nothing.
  if (before !== undefined) return before < proof.level
  proof.open.set(key, proof.level)
  const holds =
    isOfListed(wanted, facts) || keepsAll(wanted, facts, proof) || inEachCase(wanted, facts, proof)
  proof.open.delete(key)
  return holds
}

/** Where all values are listed, each can be tried. */
function isOfListed({ schema, root }: Placed, facts: readonly Fact[]): boolean {
  const values = listedValues(facts)
  return values?.every((value) => isSurelyAccepted(value, schema, root)) ?? false
}

function keepsAll({ schema, root }: Placed, facts: readonly Fact[], proof: Proof): boolean {
  const atoms = possibleAtoms(facts)
  const about = { schema, root, facts, atoms, proof, ask: covers }
  return membersOf(schema).every(({ key, value }) => {
    if (IGNORED.has(key)) return true
    const check = CHECKS.get(key)
    return check?.(value, { ...about, keyword: key }) ?? true
  })
}

/** Keywords whose own branches may each hold for some of the values. */
const CHOOSING = ['anyOf', 'oneOf', 'if', 'not', '$ref', 'allOf']

function inEachCase(wanted: Placed, facts: readonly Fact[], proof: Proof): boolean {
  const cases = casesOf(facts) ?? casesByType(wanted.schema, facts)
  return cases?.every((each) => covers(wanted, each, proof)) ?? false
}

/** One case for each kind of value, where the schema chooses among them. */
function casesByType(schema: JsonNode, facts: readonly Fact[]): readonly Facts[] | undefined {
  const atoms = possibleAtoms(facts)
  if (atoms.size < 2 || !CHOOSING.some((keyword) => get(schema, keyword))) return undefined
  return ATOMS.filter((atom) => atoms.has(atom)).map((atom) =>
    withFacts(
      facts,
      madeFact(atom === 'fraction' ? { type: 'number', not: { type: 'integer' } } : { type: atom }),
    ),
  )
}
