import '../../../i18n/words/contract'
import { str } from '../../../core/json/node'
import { setFacet } from '../../../core/authoring/contract/contract-edits'
import { type ContractEffect, contractOf } from '../../../core/model/contract'
import type { WordKey } from '../../../i18n/words'
import type { IconName } from '../../kit/icons'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'
import { Choice } from './Choice'

const PATH = ['contract', 'effect']

const CARDS: readonly {
  readonly value: ContractEffect
  readonly label: WordKey
  readonly note: WordKey
  readonly icon: IconName
}[] = [
  { value: 'read', label: 'contract.read', note: 'contract.readNote', icon: 'eye' },
  {
    value: 'low-risk-write',
    label: 'contract.lowRiskWrite',
    note: 'contract.lowRiskWriteNote',
    icon: 'pencil',
  },
  { value: 'write', label: 'contract.write', note: 'contract.writeNote', icon: 'pencil' },
  {
    value: 'destructive',
    label: 'contract.destructive',
    note: 'contract.destructiveNote',
    icon: 'octagon',
  },
]

/** What a call changes: all else in the contract depends on it. */
export function EffectField() {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const effect = contractOf(tool)?.effect
  return (
    <Choice
      label={t('contract.effect')}
      hint={t('contract.effectHint')}
      look="cards"
      path={PATH}
      value={effect}
      options={CARDS.map(({ value, label, note, icon }) => ({
        value,
        label: t(label),
        note: t(note),
        icon,
      }))}
      onChoose={(value) => edit(setFacet(tool, 'effect', str(value)))}
      onClear={effect && (() => edit(setFacet(tool, 'effect', undefined)))}
    />
  )
}
