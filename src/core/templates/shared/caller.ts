import { both } from '../both'

/** What the program knows of whoever is asking, and a model is never asked for. */
export const CALLER = [
  { name: 'user_id', source: both('The signed-in session.', '登录会话。') },
  { name: 'tenant_id', source: both('The signed-in session.', '登录会话。') },
  { name: 'trace_id', source: both('The trace of the conversation.', '本次对话的链路追踪。') },
] as const

/** The parameter that carries the key by which a second identical call is known. */
export const keyFrom = (template: string) =>
  ({
    name: 'idempotency_key',
    source: both(`Made by the program as ${template}.`, `由程序按${template}生成。`),
  }) as const
