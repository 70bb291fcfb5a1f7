import { both } from '../both'
import { READ_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, UNAVAILABLE } from '../shared/errors'
import { OPTIONAL_FIELDS } from '../shared/optional-fields'
import { readWithin } from '../shared/read-within'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const itineraryPlanner = defineTemplate({
  id: 'itinerary-planner',
  kind: 'calculate',
  title: { en: 'Plan an itinerary', zh: '规划行程' },
  note: {
    en: 'The model judges preferences and passes them as scores; the tool only works out the days.',
    zh: '偏好由模型判断并以分数传入，工具只负责排出每天的安排。',
  },
  poor: {
    name: 'tripPlanner',
    description: both('Intelligent trip planning', '智能行程规划'),
    inputSchema: {
      type: 'object',
      properties: {
        city: { type: 'string' },
        days: { type: 'integer' },
        preference: { type: 'string' },
      },
    },
  },
  middling: {
    name: 'plan_trip',
    description: both(
      'Plans the days of a trip in one city. Returns a list of places for each day with times.',
      '规划在一个城市的每日行程，返回每天的地点和时间列表。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        city: {
          type: 'string',
          description: both('Where the trip goes, e.g. Chengdu', '去哪座城市，例如成都'),
        },
        day_count: {
          type: 'integer',
          description: both('How long the trip is, in days', '玩几天，单位为天'),
        },
        interests: {
          type: 'string',
          description: both('What the traveller likes, free text', '旅客喜欢什么，随意描述'),
        },
      },
      required: ['city', 'day_count'],
    },
  },
  good: {
    name: 'plan_itinerary',
    title: both('Plan an itinerary', '规划行程'),
    description: {
      does: both(
        'Works out which sights of one city to visit on which day, from scores that the model gives. It only arranges by distance and opening hours; how much the user likes something is for the model to judge.',
        '按模型给出的偏好分，排出在一个城市每天游览哪些景点。它只按距离和开放时间编排，用户有多喜欢某类景点由模型判断。',
      ),
      when: both(
        'Use it when the user wants a plan for days in a city, such as “three days in Chengdu, we love food and hate museums”. The city and the number of days have to be known.',
        '当用户想要一份城市游玩安排（如“去成都玩三天，爱吃，不爱逛博物馆”）时使用。需要先知道城市和天数。',
      ),
      whenNot: both(
        'Do not use it for the approval of a business trip: use request_travel_approval instead. For the weather use get_weather_forecast. It does not book tickets or hotels.',
        '不要用于出差审批，请改用request_travel_approval；查天气请改用get_weather_forecast。它不会预订门票或酒店。',
      ),
      returns: both(
        'Returns for each day the sights in order with arrival and departure, and what did not fit. Prices and routes are not included.',
        '返回每天按顺序排好的景点、到达和离开时间，以及排不下的景点，不含价格和路线。',
      ),
      limits: both(
        'Covers 120 large cities; at most 10 days and 6 sights per day.',
        '只支持120个大城市，最多10天，每天最多6个景点。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        city: {
          type: 'string',
          description: both(
            'City of the trip, at most 60 characters, without “city”, e.g. Chengdu. Take it from what the user says; ask the user when no city is named.',
            '游玩的城市，最多60个字符，不带“市”字，例如成都。取自用户的话；用户没说城市时先追问。',
          ),
          minLength: 1,
          maxLength: 60,
          examples: [both('Chengdu', '成都')],
        },
        start_date: {
          type: 'string',
          description: both(
            'First day, YYYY-MM-DD in the city’s own time zone, e.g. 2026-08-17; it decides on opening hours. When left out, the coming Saturday is taken.',
            '第一天的日期，格式YYYY-MM-DD，按当地时区，例如2026-08-17，用来判断开放时间。不填则取最近的周六。',
          ),
          format: 'date',
          examples: ['2026-08-17'],
        },
        days: {
          type: 'integer',
          description: both(
            'How many days the trip lasts, from 1 to 10, e.g. 3. Ask the user when it is not said.',
            '游玩天数，取1到10，例如3。用户没说时先追问。',
          ),
          minimum: 1,
          maximum: 10,
          examples: [3],
        },
        preferences: {
          type: 'array',
          description: both(
            'What the user likes, 1 to 6 kinds, each once, e.g. [{"kind": "FOOD", "score": 9}]. The model gives the scores from what the user says; ask the user when they have said nothing about it.',
            '用户对各类景点的偏好，1到6项，每类一项，例如[{"kind": "FOOD", "score": 9}]。由模型根据用户的话打分；用户完全没提时先追问。',
          ),
          minItems: 1,
          maxItems: 6,
          examples: [
            [
              { kind: 'FOOD', score: 9 },
              { kind: 'MUSEUM', score: 0 },
            ],
          ],
          items: {
            type: 'object',
            properties: {
              kind: {
                type: 'string',
                description: both(
                  'Kind of sight: FOOD markets and food streets; NATURE parks and hills; MUSEUM museums and galleries; TEMPLE temples and churches; SHOPPING shops; NIGHT bars and shows. E.g. FOOD for “we love eating”; ask the user when it is unclear which kind is meant.',
                  '景点类别：FOOD美食街和市场；NATURE公园和山水；MUSEUM博物馆和美术馆；TEMPLE寺庙和教堂；SHOPPING购物；NIGHT夜景和演出。例如“爱吃”用FOOD；不清楚指哪一类时先追问用户。',
                ),
                enum: ['FOOD', 'NATURE', 'MUSEUM', 'TEMPLE', 'SHOPPING', 'NIGHT'],
                examples: ['FOOD'],
              },
              score: {
                type: 'integer',
                description: both(
                  'How much the user likes it, from 0 (leave out) to 10 (most of all), judged by the model, e.g. 9 for “love”; ask the user when it is unclear.',
                  '喜欢程度，从0（不去）到10（最想去），由模型判断，例如“特别爱”给9；不清楚时先追问用户。',
                ),
                minimum: 0,
                maximum: 10,
                examples: [9],
              },
            },
            required: ['kind', 'score'],
            additionalProperties: false,
          },
        },
      },
      required: ['city', 'days', 'preferences'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['PLANNED', 'PARTLY_PLANNED', 'FAILED'],
      both('Whether every day could be filled.', '是否每天都排上了。'),
      {
        days: {
          type: 'array',
          description: both('One item for each day.', '每天一项。'),
          maxItems: 10,
          items: {
            type: 'object',
            properties: {
              date: {
                type: 'string',
                description: both('The day, YYYY-MM-DD.', '日期，格式YYYY-MM-DD。'),
                format: 'date',
              },
              sights: {
                type: 'array',
                description: both(
                  'Sights in order, with local times.',
                  '按顺序排好的景点和当地时间。',
                ),
                maxItems: 6,
                items: { type: 'string' },
              },
            },
            required: ['date', 'sights'],
            additionalProperties: false,
          },
        },
        left_out: {
          type: 'array',
          description: both('Sights with a high score that did not fit.', '分数高但排不下的景点。'),
          maxItems: 10,
          items: { type: 'string' },
        },
        plan_number: {
          type: 'string',
          description: both('Key of the whole plan.', '完整行程的编号。'),
        },
      },
    ),
    inputExamples: [
      {
        city: both('Chengdu', '成都'),
        start_date: '2026-08-17',
        days: 3,
        preferences: [
          { kind: 'FOOD', score: 9 },
          { kind: 'MUSEUM', score: 0 },
        ],
      },
    ],
    annotations: { readOnlyHint: true, openWorldHint: false },
    contract: {
      effect: 'read',
      confirmation: { who: 'none' },
      checks: [
        {
          text: both('The city is one of those covered.', '城市在支持范围内。'),
          error: 'CITY_NOT_COVERED',
        },
        {
          text: both(
            'Every kind is scored once, and one score is above 0.',
            '每类只打一次分，且至少一项大于0。',
          ),
          error: 'INVALID_ARGUMENTS',
        },
      ],
      timeout: readWithin(15),
      injected: CALLER,
      outcomes: [
        { state: 'PLANNED', meaning: both('Every day has sights.', '每天都有安排。') },
        { state: 'PARTLY_PLANNED', meaning: both('Some days are empty.', '有几天没排上。') },
        {
          state: 'FAILED',
          meaning: both('There is no plan; see error.', '没有排出行程，见error。'),
        },
      ],
      signals: [
        {
          field: 'left_out',
          meaning: both('Offer one day more, or fewer sights.', '可建议多玩一天，或减少景点。'),
        },
      ],
      errors: [
        INVALID_ARGUMENTS,
        {
          code: 'CITY_NOT_COVERED',
          retryable: false,
          when: both('The city is not covered.', '城市不在支持范围内。'),
          next: both('Offer a large city nearby.', '可建议附近的大城市。'),
          text: both('This city cannot be planned yet.', '暂时不能规划这个城市。'),
        },
        UNAVAILABLE,
      ],
      resultSize: {
        summary: both('At most 10 days with 6 sights each.', '最多10天，每天6个景点。'),
        key: 'plan_number',
      },
      audit: READ_AUDIT,
      strict: OPTIONAL_FIELDS,
    },
  },
})
