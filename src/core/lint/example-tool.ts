import type { Lang } from './rule'

type Properties = Readonly<Record<string, unknown>>

/** A tool for a rule's examples that is sound in all else, so that an example shows one thing. */
export function exampleTool(
  lang: Lang,
  change: {
    readonly name?: string
    readonly description?: unknown
    readonly properties?: Properties
    readonly schema?: Properties
    readonly members?: Properties
  } = {},
): object {
  const sound = SOUND[lang]
  const properties = change.properties ?? sound.properties
  return {
    name: change.name ?? 'get_order',
    ...('description' in change
      ? change.description === undefined
        ? {}
        : { description: change.description }
      : { description: sound.description }),
    inputSchema: {
      type: 'object',
      properties,
      ...(change.properties ? {} : { required: Object.keys(properties) }),
      additionalProperties: false,
      ...change.schema,
    },
    // What another name says of its effect is not known here.
    ...(change.name === undefined ? { annotations: { readOnlyHint: true } } : {}),
    ...change.members,
  }
}

const SOUND: Readonly<Record<Lang, { description: object; properties: Properties }>> = {
  en: {
    description: {
      does: 'Looks up one order by its number.',
      when: 'Use it when the user asks where a parcel is.',
      whenNot: 'Do not use it for refunds.',
      returns: 'Returns the status, the carrier and the expected date.',
      limits: 'Covers orders of the last 90 days.',
    },
    properties: {
      order_number: {
        type: 'string',
        description:
          'Number printed on the invoice, such as A-1042. Ask the user when it is not given.',
        pattern: '^[A-Z]-[0-9]{4}$',
        examples: ['A-1042'],
      },
    },
  },
  zh: {
    description: {
      does: '按订单号查询一笔订单的物流进度。',
      when: '当用户询问包裹到哪里了时使用。',
      whenNot: '不要用于查询退款。',
      returns: '返回物流状态、承运商和预计送达日期。',
      limits: '只覆盖近 90 天的订单。',
    },
    properties: {
      order_number: {
        type: 'string',
        description: '发票上印的订单号，例如 A-1042。用户没说时要追问。',
        pattern: '^[A-Z]-[0-9]{4}$',
        examples: ['A-1042'],
      },
    },
  },
}
