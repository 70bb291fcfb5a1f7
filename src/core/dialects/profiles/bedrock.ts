import type { NameRule } from '../checks/name'
import type { Fact } from '../fact'

const PAGE =
  'https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolSpecification.html'

export const BEDROCK_NAME: Fact<NameRule> = {
  value: { pattern: /^[a-zA-Z0-9_-]+$/, most: 64 },
  page: PAGE,
  read: '2026-09',
  seen: 'aws-samples/remote-swe-agents#457',
}

/** A description may be left out, but not be empty. */
export const BEDROCK_LEAST_DESCRIPTION: Fact<number> = {
  value: 1,
  page: PAGE,
  read: '2026-09',
  seen: 'BerriAI/litellm#24668',
}

/** A request with `toolConfig` needs at least one tool. */
export const BEDROCK_LEAST_TOOLS: Fact<number> = {
  value: 1,
  page: 'https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolConfiguration.html',
  read: '2026-09',
}
