import { type Cue, cuesOf } from './cue'

/** What most parts of a result are called. */
const PART_EN =
  '(?:names?|types?|ids?|titles?|status|dates?|times?|descriptions?|urls?|links?|prices?|sizes?|counts?|values?|versions?|authors?|owners?|address(?:es)?|emails?|labels?|state)'

/** The parts of a result told without a word for giving it back. */
export const RESULT_PARTS_CUES: readonly Cue[] = cuesOf('returns', [
  [
    2,
    'with',
    /^\W*(?:read-only\W+)?(?:gets?|retrieves?|fetch(?:es)?|shows?|reads?|views?|displays?|looks? up) (?!(?:\w+ )*?(?:by|using|through|via|matching) )[^.,;:()]{2,40}? with (?:(?:its|their|all|full|current) )*[a-z]+s?(?: [a-z]+)? and (?:(?:its|their|all|full|current) )*[a-z]+/i,
    'Gets one order with items and payments.',
    /\bwith (?:optional|filter\w*|pagination|the|support\w*|sorting|options?|advanced|custom|specific|given|matching|multiple|parameters?|a|an|any|no|errors?|limit|offset|proper|access)\b/i,
  ],
  [
    2,
    'list lists get gets retrieve retrieves fetch fetches show shows read reads view views display displays',
    new RegExp(
      String.raw`^\W*(?:gets?|retrieves?|fetch(?:es)?|shows?|lists?|reads?|views?|displays?)\b[^.()]{3,90}\((?:[a-z][\w '-]{0,30}, ){0,6}(?:[a-z][\w'-]* ){0,2}${PART_EN}, [^():]{2,120}\)`,
      'i',
    ),
    'Lists the fields of an order (name, type, and unit).',
    /\((?:[^()]*\b)?(?:filter|by|using|sort(?:ed)?|search|e\.g|for example|such as|optional|requires?)\b/i,
  ],
  [
    2,
    'showing detailing indicating',
    /^\W*(?:gets?|retrieves?|fetch(?:es)?|shows?|lists?|reads?|views?|checks?|provides?)\b[^.;]{3,90}, ?(?:showing|detailing|indicating) (?:the |which |who |how |when |each |their |its |what )/i,
    'Gets the log of an order, showing who changed it.',
  ],
  [
    2,
    '显 展 列',
    /^\W*(?:获取|查询|查看|列出|读取|检索)[^。；，]{2,40}，(?:并)?(?:显示|展示|列出)(?:每|各|其|对应|最近|谁|何时)[^。；]{2,}/,
    '查询订单日志，显示每次修改的人。',
  ],
  [
    2,
    '包 含',
    /(?:记录|信息|数据|结果|列表|详情|报告)(?:中|里)?(?:包括|包含|含有?)[^。；]{2,60}(?:等|的)(?:字段|信息|内容|数据|详细信息)/,
    '物流记录包括时间、地点等字段。',
    /(?:创建|更新|修改|删除|设置|写入|提交|输入|传入|填写)[^。；]{0,40}(?:包括|包含|含)/,
  ],
  [
    2,
    'records entries details record entry log logs',
    /(?<!\b(?:by|whose|that|where|create|update|send|edit|write|if) (?:\w+ ){0,3})\b(?:records?|entries|entry|details|logs?) (?:include|contain|cover|comprise)s? [^.;]{2,60}(?:, | and )[a-z]/i,
    'Records include the time and the place.',
    /^\W*(?:creates?|updates?|sends?|edits?|writes?|deletes?|checks?|search\w*)\b/i,
  ],
  [
    2,
    '得 拿',
    /(?:使|让)(?:用户|客户|你|您|调用方)(?:可以?|能够?)?(?:获得|得到|拿到)[^。；]{2,50}(?:、|及|和|以及|与)/,
    '查询景点，使用户获得门票、路线及开放时间。',
  ],
  [
    2,
    'gives giving provides providing',
    /\b(?:giv(?:es?|ing)|provid(?:es?|ing)) (?:users?|you|the (?:user|model|agent|caller)|customers?)(?: with)? [^.;]{3,50}(?:, [^.;]{2,30})? and [a-z]/i,
    'Looks a sight up, giving users tickets, routes and hours.',
    /\b(?:control|access|ability|power|option|chance|way)\b/i,
  ],
  [
    1,
    '提',
    /，(?:并|同时)?提供[^，。；]{2,12}(?:和|与|及|以及|、)[^，。；]{2,12}[。]?$/,
    '规划线路，提供最短路线和耗时预估。',
    /支持|保障|帮助|管理|服务|便利|体验|依据|参考|环境|机会/,
  ],
])
