import { canonical } from '../../json/canonical'
import { arr, type JsonObject, member, obj, str } from '../../json/node'
import { sha256 } from '../../policy/sha-256'
import type { Arm } from './run'

/** What stands for a version: SHA-256, hexadecimal, of the canonical JSON of its tools and its prompt. */
export const armHash = ({ tools, systemPrompt }: Pick<Arm, 'tools' | 'systemPrompt'>): string =>
  sha256(canonical(armContent(tools, systemPrompt)))

const armContent = (tools: readonly JsonObject[], systemPrompt: string): JsonObject =>
  obj([member('tools', arr(tools)), member('systemPrompt', str(systemPrompt))])
