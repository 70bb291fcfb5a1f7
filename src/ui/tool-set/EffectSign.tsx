import type { JsonObject } from '../../core/json/node'
import { contractOf } from '../../core/model/contract'
import { useToolReport } from '../../state/report'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { effectIcons, effectWords } from './effects'
import { NoEffect } from './NoEffect'

/** What a call changes: as the contract says, else as the definition reads. */
export default function EffectSign({ id, tool }: { id: string; tool: JsonObject | undefined }) {
  const t = useWords()
  const read = useToolReport(id)?.reading.effect
  const effect = (tool && contractOf(tool)?.effect) ?? read
  if (!effect) return <NoEffect />
  return (
    <span className="eff" title={t(effectWords[effect])}>
      <Icon name={effectIcons[effect]} label={t(effectWords[effect])} />
    </span>
  )
}
