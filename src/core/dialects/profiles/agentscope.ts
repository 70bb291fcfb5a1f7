import type { NameRule } from '../checks/name'
import type { Fact } from '../fact'

const REPOSITORY = 'https://github.com/agentscope-ai/agentscope-java'

/** What its schema of a tool holds; the framework checks neither the name nor the schema. */
export const AGENTSCOPE_FIELDS: Fact<readonly string[]> = {
  value: ['name', 'description', 'parameters', 'outputSchema', 'strict'],
  page: REPOSITORY,
  read: '2026-08',
}

/** It hands `strict` on without closing the schema, which the model's API then refuses. */
export const AGENTSCOPE_CLOSES_STRICT: Fact<boolean> = {
  value: false,
  page: REPOSITORY,
  read: '2026-08',
}

/** It checks no name; the APIs that it talks to take these. */
export const AGENTSCOPE_NAME: Fact<NameRule> = {
  value: { pattern: /^[a-zA-Z0-9_-]+$/, most: 64, severity: 'warning' },
  page: REPOSITORY,
  read: '2026-08',
}
