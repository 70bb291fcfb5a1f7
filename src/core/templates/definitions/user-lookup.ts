import { both } from '../both'
import { READ_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, UNAVAILABLE } from '../shared/errors'
import { readWithin } from '../shared/read-within'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const userLookup = defineTemplate({
  id: 'user-lookup',
  kind: 'query',
  title: { en: 'Look up a user', zh: '查询用户' },
  note: {
    en: 'One way to look up at a time, and personal data masked.',
    zh: '一次只按一种方式查，个人信息脱敏。',
  },
  poor: {
    name: 'userQuery',
    description: both('User query', '用户查询'),
    inputSchema: {
      type: 'object',
      properties: {
        phone: { type: 'string' },
        email: { type: 'string' },
        type: { type: 'string' },
      },
    },
  },
  middling: {
    name: 'get_user_info',
    description: both(
      'Gets the account of a customer by phone or e-mail. Returns the name, the level and the state.',
      '根据手机号或邮箱查询客户账号，返回姓名、等级和状态。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        phone: {
          type: 'string',
          description: both(
            'The one used to sign up, e.g. +8613800001234; phone or email, not both',
            '注册时留的号码，例如+8613800001234；phone和email二选一',
          ),
        },
        email: {
          type: 'string',
          format: 'email',
          description: both(
            'The one used to sign up, e.g. li.na@example.com',
            '注册时留的地址，例如li.na@example.com',
          ),
        },
      },
    },
  },
  good: {
    name: 'get_user_account',
    title: both('Look up a user', '查询用户'),
    description: {
      does: both(
        'Looks up one customer’s account for a member of the support team. It only reads.',
        '供客服人员查询一位客户的账号。只读。',
      ),
      when: both(
        'Use it when the support agent asks who a customer is or in which state the account is, such as “which level has the caller with 138 0000 1234?”. A phone number, an e-mail address or a member number has to be known.',
        '适用于客服询问客户是谁、账号是什么状态（如“13800001234这位客户是什么等级”）的场合。需要先知道手机号、邮箱或会员号。',
      ),
      whenNot: both(
        'Do not use it for what the customer bought: use get_order instead. It does not change, lock or delete an account.',
        '不要用于查询客户买了什么，请改用get_order。它不会修改、冻结或注销账号。',
      ),
      returns: both(
        'Returns the member number, the masked name, the level, the state and the e-mail address if the customer agreed to be contacted. Identity numbers and addresses are not included. NOT_FOUND means that no account of this tenant fits.',
        '返回会员号、脱敏姓名、等级、状态，以及客户同意联系时的邮箱，不含证件号和地址。NOT_FOUND表示本租户没有匹配的账号。',
      ),
      limits: both(
        'Requires the permission to read customers. At most 60 look-ups per agent and hour.',
        '需要有查询客户的权限。每位客服每小时最多60次。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        lookup_by: {
          type: 'string',
          description: both(
            'By what to look up: PHONE a mobile number; EMAIL an e-mail address; MEMBER_NUMBER the number on the member card. Choose by what the agent gives, e.g. PHONE; ask the agent when neither is given.',
            '按什么查：PHONE手机号；EMAIL邮箱；MEMBER_NUMBER会员卡上的号码。按客服给出的内容选择，例如PHONE；都没给出时先追问。',
          ),
          enum: ['PHONE', 'EMAIL', 'MEMBER_NUMBER'],
          examples: ['PHONE'],
        },
        lookup_value: {
          type: 'string',
          description: both(
            'The phone number with its country code, e.g. +8613800001234, the e-mail address, or the member number; at most 254 characters. Take it from the agent’s message; drop spaces and hyphens of phone numbers. Ask the agent when it is not given.',
            '带国家代码的手机号（例如+8613800001234）、邮箱或会员号，最多254个字符。取自客服的消息，手机号去掉空格和连字符。没有给出时先追问。',
          ),
          minLength: 4,
          maxLength: 254,
          examples: ['+8613800001234'],
        },
      },
      required: ['lookup_by', 'lookup_value'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['FOUND', 'NOT_FOUND', 'FAILED'],
      both('Whether an account was found.', '是否查到账号。'),
      {
        member_number: { type: 'string', description: both('Number of the account.', '会员号。') },
        masked_name: {
          type: 'string',
          description: both('Name, partly hidden.', '脱敏后的姓名。'),
        },
        level: {
          type: 'string',
          description: both('Level of membership.', '会员等级。'),
          enum: ['NORMAL', 'SILVER', 'GOLD'],
        },
        state: {
          type: 'string',
          description: both('State of the account.', '账号状态。'),
          enum: ['ACTIVE', 'LOCKED', 'CLOSED'],
        },
        email: {
          type: 'string',
          description: both('Only with the customer’s consent.', '仅在客户同意联系时返回。'),
          format: 'email',
        },
        contact: {
          type: 'string',
          description: both('Whom to ask when permission is missing.', '没有权限时可以找谁。'),
        },
      },
    ),
    inputExamples: [{ lookup_by: 'PHONE', lookup_value: '+8613800001234' }],
    annotations: { readOnlyHint: true, openWorldHint: false },
    strict: true,
    contract: {
      effect: 'read',
      confirmation: { who: 'none' },
      checks: [
        {
          text: both('The agent may read customers.', '客服有查询客户的权限。'),
          error: 'NO_PERMISSION',
        },
        {
          text: both(
            'The value has the form that lookup_by asks for.',
            'lookup_value的格式与lookup_by一致。',
          ),
          error: 'INVALID_ARGUMENTS',
        },
        {
          text: both('The account belongs to the agent’s tenant.', '账号属于客服所在的租户。'),
          error: 'USER_NOT_FOUND',
        },
      ],
      timeout: readWithin(5),
      injected: [
        ...CALLER,
        { name: 'role', source: both('The agent’s role in the session.', '会话中客服的角色。') },
      ],
      outcomes: [
        { state: 'FOUND', meaning: both('The account is in the result.', '结果里有账号信息。') },
        {
          state: 'NOT_FOUND',
          meaning: both('No account of this tenant fits.', '本租户没有匹配的账号。'),
        },
        {
          state: 'FAILED',
          meaning: both('Nothing was read; see error.', '没有读到数据，见error。'),
        },
      ],
      signals: [
        {
          field: 'state',
          meaning: both(
            'When LOCKED, mention it before anything else.',
            '为LOCKED时先说明账号已冻结。',
          ),
        },
        {
          field: 'contact',
          meaning: both('Permission is missing; this person can help.', '没有权限，可联系此人。'),
        },
      ],
      errors: [
        INVALID_ARGUMENTS,
        {
          code: 'USER_NOT_FOUND',
          retryable: false,
          when: both('No account of this tenant fits.', '本租户没有匹配的账号。'),
          next: both('Ask for another phone number or address.', '请对方换一个手机号或邮箱。'),
          text: both('No customer was found.', '没有查到这位客户。'),
        },
        NO_PERMISSION,
        UNAVAILABLE,
      ],
      resultSize: {
        summary: both('One account, six fields.', '一个账号，六个字段。'),
        key: 'member_number',
      },
      audit: READ_AUDIT,
    },
  },
})
