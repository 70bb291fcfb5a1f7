import type { JsonNode } from '../json/node'
import { type ContractEffect, contractOf } from '../model/contract'
import { readTool } from '../reading/read-tool'

/** What a call changes: as the contract says, else as the definition reads. */
export const effectAtStake = (tool: JsonNode): ContractEffect | 'unclear' =>
  contractOf(tool)?.effect ?? readTool(tool).effect

/** Whether a call changes anything. */
export const changesSomething = (tool: JsonNode): boolean =>
  !['read', 'unclear'].includes(effectAtStake(tool))

/** Whether a call changes what matters: no small thing that is put right in a moment. */
export const changesWhatMatters = (tool: JsonNode): boolean =>
  ['write', 'destructive'].includes(effectAtStake(tool))
