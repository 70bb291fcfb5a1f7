import { both } from '../both'
import { READ_AUDIT } from '../shared/audit'
import { INVALID_ARGUMENTS, UNAVAILABLE } from '../shared/errors'
import { OPTIONAL_FIELDS } from '../shared/optional-fields'
import { readWithin } from '../shared/read-within'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const weather = defineTemplate({
  id: 'weather',
  kind: 'query',
  title: { en: 'Weather forecast', zh: '天气预报' },
  note: {
    en: 'Says what happens beyond its range, and which tool to use then.',
    zh: '说明超出预报范围时会怎样、该改用哪个工具。',
  },
  poor: {
    name: 'weather',
    description: both('Get weather', '查询天气'),
    inputSchema: {
      type: 'object',
      properties: {
        location: { type: 'string' },
        date: { type: 'string' },
        unit: { type: 'string' },
      },
    },
  },
  middling: {
    name: 'get_weather',
    description: both(
      'Gets the daily weather forecast of a city. Returns the temperature and the chance of rain.',
      '查询一个城市每天的天气预报，返回气温和降雨概率。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        city: {
          type: 'string',
          description: both('Which city to look at, e.g. Hangzhou', '要查的城市，例如杭州'),
        },
        date: {
          type: 'string',
          description: both('Day to look at, YYYY-MM-DD', '要查的日子，格式YYYY-MM-DD'),
        },
      },
      required: ['city'],
    },
  },
  good: {
    name: 'get_weather_forecast',
    title: both('Weather forecast', '天气预报'),
    description: {
      does: both(
        'Looks up the daily weather forecast of one city, for one to seven days in a row.',
        '查询一个城市未来的逐日天气预报，一次可查连续一到七天。',
      ),
      when: both(
        'Use it when the user asks about the weather of a day to come, such as “do I need an umbrella in Hangzhou tomorrow?”.',
        '当用户询问今后某天的天气，如“明天杭州要带伞吗”时使用。',
      ),
      whenNot: both(
        'Do not use it for past weather or for days beyond the range: use get_climate_normals instead. It does not send storm warnings.',
        '不要用于查询过去的天气或超出预报范围的日子，请改用get_climate_normals。它不会发送灾害预警。',
      ),
      returns: both(
        'Returns for each day the lowest and highest temperature in °C, the chance of rain and the wind. Air quality is not included. Days beyond the range are left out and beyond_range is true.',
        '返回每天的最低和最高气温（摄氏度）、降雨概率和风力，不含空气质量。超出范围的日子不返回，此时beyond_range为true。',
      ),
      limits: both(
        'Covers today and the next 14 days, by the city’s own calendar. Updated every 3 hours.',
        '只覆盖今天及未来14天，日期按当地日历计算；每3小时更新一次。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        city: {
          type: 'string',
          description: both(
            'Name of the city as the user says it, at most 60 characters, e.g. Hangzhou; without “city” or a district. Ask the user when no place is named.',
            '用户说的城市名，最多60个字符，例如杭州；不带“市”字和区县。用户没说地点时先追问。',
          ),
          minLength: 1,
          maxLength: 60,
          examples: [both('Hangzhou', '杭州')],
        },
        country_code: {
          type: 'string',
          description: both(
            'Country of the city, ISO 3166-1, two upper-case letters, e.g. CN. When left out, the largest city of that name is taken.',
            '城市所在国家的ISO 3166-1代码，两个大写字母，例如CN。不填则取同名城市中最大的一个。',
          ),
          pattern: '^[A-Z]{2}$',
          examples: ['CN'],
        },
        start_date: {
          type: 'string',
          description: both(
            'First day, YYYY-MM-DD in the city’s own time zone, e.g. 2026-08-17. Work out “tomorrow” from today’s date. When left out, today is taken.',
            '起始日期，格式YYYY-MM-DD，按当地时区，例如2026-08-17。“明天”等说法先换算成日期。不填则从今天开始。',
          ),
          format: 'date',
          examples: ['2026-08-17'],
        },
        days: {
          type: 'integer',
          description: both(
            'How many days in a row, from 1 to 7. When left out, 1 is used.',
            '连续查询几天，取1到7。不填时默认为1。',
          ),
          minimum: 1,
          maximum: 7,
          default: 1,
          examples: [3],
        },
      },
      required: ['city'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['FOUND', 'PARTLY_FOUND', 'NOT_FOUND', 'FAILED'],
      both(
        'Whether all, some or none of the days are there.',
        '所要的日子是全部、部分还是都没有数据。',
      ),
      {
        place: {
          type: 'string',
          description: both(
            'The place that was taken, with its country.',
            '实际采用的地点，含国家。',
          ),
        },
        days: {
          type: 'array',
          description: both('One item for each day.', '每天一项。'),
          maxItems: 7,
          items: {
            type: 'object',
            properties: {
              date: {
                type: 'string',
                description: both('The day, YYYY-MM-DD.', '日期，格式YYYY-MM-DD。'),
                format: 'date',
              },
              low_celsius: {
                type: 'number',
                description: both('Lowest temperature, °C.', '最低气温，摄氏度。'),
              },
              high_celsius: {
                type: 'number',
                description: both('Highest temperature, °C.', '最高气温，摄氏度。'),
              },
              rain_percent: {
                type: 'integer',
                description: both('Chance of rain, 0 to 100.', '降雨概率，0到100。'),
                minimum: 0,
                maximum: 100,
              },
              wind_kmh: { type: 'number', description: both('Wind, in km/h.', '风速，单位km/h。') },
            },
            required: ['date', 'low_celsius', 'high_celsius', 'rain_percent'],
            additionalProperties: false,
          },
        },
        beyond_range: {
          type: 'boolean',
          description: both(
            'Some days lie beyond the forecast: use get_climate_normals for them.',
            '有日子超出预报范围：这些日子改用get_climate_normals查询。',
          ),
        },
      },
    ),
    inputExamples: [
      { city: both('Hangzhou', '杭州'), country_code: 'CN', start_date: '2026-08-17', days: 3 },
      { city: both('Hangzhou', '杭州') },
    ],
    annotations: { readOnlyHint: true, openWorldHint: true },
    contract: {
      effect: 'read',
      confirmation: { who: 'none' },
      checks: [
        { text: both('The city is known.', '城市可以识别。'), error: 'CITY_NOT_FOUND' },
        {
          text: both('The first day is not in the past.', '起始日期不早于今天。'),
          error: 'INVALID_ARGUMENTS',
        },
      ],
      timeout: readWithin(5),
      injected: [
        {
          name: 'trace_id',
          source: both('The trace of the conversation.', '本次对话的链路追踪。'),
        },
      ],
      outcomes: [
        { state: 'FOUND', meaning: both('Every day is in the result.', '所要的日子都有数据。') },
        {
          state: 'PARTLY_FOUND',
          meaning: both('Days beyond the range are missing.', '超出范围的日子没有数据。'),
        },
        {
          state: 'NOT_FOUND',
          meaning: both('All days lie beyond the range.', '所有日子都超出范围。'),
        },
        {
          state: 'FAILED',
          meaning: both('Nothing was read; see error.', '没有读到数据，见error。'),
        },
      ],
      signals: [
        {
          field: 'beyond_range',
          meaning: both(
            'Averages of earlier years are available instead.',
            '可以改查往年同期的平均值。',
          ),
          tool: 'get_climate_normals',
        },
      ],
      errors: [
        INVALID_ARGUMENTS,
        {
          code: 'CITY_NOT_FOUND',
          retryable: false,
          when: both('No city of that name is known.', '没有这个名字的城市。'),
          next: both(
            'Ask the user for the country or a larger city nearby.',
            '请用户补充国家，或换成附近的大城市。',
          ),
          text: both('This place was not found.', '没有找到这个地点。'),
        },
        UNAVAILABLE,
      ],
      resultSize: {
        summary: both('At most 7 days, five figures each.', '最多7天，每天五项数据。'),
      },
      audit: READ_AUDIT,
      strict: OPTIONAL_FIELDS,
      outside: [{ name: 'get_climate_normals', is: 'server' }],
    },
  },
})
