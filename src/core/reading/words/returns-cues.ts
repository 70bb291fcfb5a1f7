import { type Cue, cuesOf } from './cue'

/** Two parts are named, or a form that the answer has. */
const PARTS_EN = String.raw`(?:\b(?:and|with|including|includes?|included|such as|containing|plus|along with|alongside|as (?:json|text|markdown|structured|plain|an? (?!result|whole|single)\w+)|json|urls?|csv|html|markdown|yaml|xml|base64|array|boolean|true|dictionary|formatted|(?<!\bby (?:[\w-]+ ){0,2})(?:ids?|names?)|remaining|fields?|objects?|sorted|grouped|keyed|per|each)\b|[,:]\s*[\x60"'\w]|\x60[^\x60]+\x60|"_?\w+"|\b[a-z]+_[a-z_]+\b|\([^)]*(?:,|\/| or | and )[^)]*\))`
/** What gives something back, and is not what a failure gives. */
const GIVES_EN = String.raw`(?:returns?|returning|responds? with|outputs|(?<=\b(?:to|and|will|can|or) |^)output|yields?|(?:gives?|gets?|hands?|receives?) back|resolves? to|(?:the |tool |its |each |function )?(?:response|result|answer|output|reply|payload)s?(?: of this (?:function|tool))? (?:will |also |each )?(?:includes?|contains?|has|have|is an?|shows?|lists?|carr(?:y|ies)|consists? of))`
const NOT_GIVEN = String.raw`\b(?:is|are) returned as errors\b|\breturn(?:s|ed)? (?:unchanged|early|to (?!the (?:caller|user|model))|merge|policy|form|only when|when|items? to|shipment|flights?|tickets?)|\breturns?\b[^.;]{0,80}\berrors?\b|\breturns? (?:nothing|none|null|4\d\d)\b|\breturn(?:ed)? (?:goods|products?|merchandise|value of)\b`

/** "Returns the order or an error" still gives the order. */
const NOT_GIVEN_AT_ALL = NOT_GIVEN.replace(
  String.raw`\breturns?\b[^.;]{0,80}`,
  String.raw`\breturns?\b(?! (?:the|an?|all) [^.;]{2,40} or )[^.;]{0,80}`,
)

/** One thing in words that name none of its parts. */
const NOT_CLEAR = String.raw`\breturns? (?:the |all )?\w+(?: \w+)? (?:for|of) [^.(;]{2,40}\((?:[A-Z]\w+(?:, | or ))+[^)]*\)(?! (?:including|with))|\breturns? (?:all|the) \w+ \w+ by \w+|\bwith optional\b|\breturns? (?:it|them)\b(?! as)|\breturns? (?:a |the )?list of \w+ (?:registered|associated|connected|owned)\b|^\W*returns? (?:the )?(?:count|number|total|list|autocomplete)\b(?![^.]{0,80}\b(?:and|with|including|containing|each)\b)`

const READ_EN = String.raw`(?:retrieves?|gets?|fetch(?:es)?|reads?|shows?|lists?|access(?:es)?|provides?|displays?|views?|looks? up|checks?|finds?|obtains?|queries|query|reports?|describes?|summari[sz]es?|extracts?|inspects?|captures?)`
const DATA_EN = String.raw`(?:data|metadata|information|info|details?|profiles?|results?|summar(?:y|ies)|files?|pages?|flags?|items?|records?|statistics|stats|metrics|contents?|report|overview|configuration|settings|status|state|analysis|entries|history)`

/** What comes back: fields, parts, shape or format. A plain function ("get X") is no answer. */
export const RETURNS_CUES: readonly Cue[] = cuesOf('returns', [
  [
    2,
    'return returns returning respond outputs output yields yield gives hands resolves response result results answer reply payload gets receives',
    new RegExp(String.raw`\b${GIVES_EN}\b[^.;]{0,120}?${PARTS_EN}`, 'i'),
    'Returns the order number, status and amount.',
    new RegExp(`${NOT_GIVEN}|${NOT_CLEAR}`, 'i'),
  ],
  [
    2,
    'result results item items entry entries record row rows hit hits match element object',
    /\b(?:each|every|all) (?:result|item|entry|record|row|line item|hit|match|element|object)s?\b[^.]{0,60}\b(?:includes?|contains?|returns?|has|have|own|carr(?:y|ies)|shows?|lists?)\b/i,
    'Each result includes a name and a price.',
  ],
  [
    2,
    'each along',
    /,? (?:each|along) with (?:its|their|an?|the) [^.]{3,}/i,
    'Lists options, each with its default.',
    /\b(?:create|update|add|generate|send)s?\b/i,
  ],
  [
    2,
    'data metadata information info details results records content statistics metrics configuration profile summary files pages flags items report overview settings status state analysis entries history',
    new RegExp(
      String.raw`^\W*(?:${READ_EN})\b[^.(]{0,80}\b${DATA_EN}\b[^.(]{0,40}\((?!e\.g|for example|optional)[^)]*,[^)]*\)`,
      'i',
    ),
    'Gets order data (status, amount, date).',
  ],
  [
    2,
    'included returned',
    /\b(?:is|are) (?:also )?(?:included|returned) (?:in|with|as part of) (?:the |each )?(?:response|result|answer|output|reply)s?\b/i,
    'The log path is included in the response.',
  ],
  [
    1,
    'excluded omitted included left stripped',
    /\b(?:excluded|omitted|left out|stripped|included) (?:from|in|by default)\b[^.]{0,20}\b(?:results?|response|output)\b/i,
    'Content is excluded from results by default.',
  ],
  [
    2,
    'results result output response matches',
    /\b(?:results?|output|response|matches)(?: are| is)? (?:grouped|sorted|ordered|formatted|structured|organi[sz]ed|ranked|keyed|come)\b/i,
    'Results are grouped by script.',
    /\b(?:format|sort|group|order)ed results? (?:for|to)\b/i,
  ],
  [
    2,
    'including includes with containing such like',
    new RegExp(
      String.raw`\b${DATA_EN}(?: (?:of|for|about|on|in|from|related to) [^.,;:]{1,50})? ?,? ?(?:including|includes|with (?:their|its|full)|containing|such as|like)\b`,
      'i',
    ),
    'Gets order data including status and amount.',
    /\b(?:about|on|regarding) [^.,;:]{0,40}\b(?:phenomena|events|activities|disasters|diseases|products|industries|species|topics|subjects|things),? (?:such as|like)\b|\blist (?:and|or) view\b|^\W*(?:search|find|filter|look)\w*\b[^.]{0,60}\b(?:containing|with|like)\b|\bincluding (?:its |any )?(?:ones?|nested|archived|deleted|hidden|private|sub)\b|\b(?:create|update|manage|generate|set|send|handle|delete|modify|configure|add|upload|post|attach|save|submit)s?\b[^.]{0,160}\b(?:including|such as|like)\b|\b(?:using|based on|from|by|filter\w*|to display|to show|to visuali[sz]e|to detect|detects?)\b[^.]{0,50}\b(?:such as|like|including)\b/i,
  ],
  [
    2,
    'url link id ids path uuid filename returns',
    /\breturns? (?:a |an |the )?(?:public|full|current|resulting|new|created|final|signed|direct)? ?(?:urls?|links?|ids?|path|uuid|filename)\b/i,
    'Returns the public URL.',
  ],
  [
    2,
    'json csv markdown toon xml html yaml yyyy',
    /\b(?:in|as|to) (?:json|csv|markdown|toon|xml|html|yaml)(?: format| text| string)?\b|\bYYYY-MM-DD format\b/i,
    'Gets the date in YYYY-MM-DD format.',
    /\b(?:must|should|accepts?|provide|pass|input|convert(?:s|ed)?|param\w*|save[sd]?|export(?:s|ed)?|parse[sd]?|transform|body|update|write|create|set)\b/i,
  ],
  [
    2,
    'output return response',
    /\b(?:output|return|response) (?:format|schema|structure|type)\b|\breturn value\b/i,
    'Output format: JSON.',
  ],
  [
    2,
    'export exports',
    /^\W*exports? [^.;]{1,60}? (?:as|in|to) (?:an? )?(?:csv|json|pdf|xml|xlsx?|excel|html|markdown|yaml)\b/i,
    'Exports the orders as CSV.',
  ],
  [
    2,
    'here',
    /\bhere you (?:will|can|['’]ll) (?:find|see|get)\b[^.]{0,60}[:,]/i,
    'Here you will find three figures: sales, cost, profit.',
  ],
  [
    2,
    'returned',
    /\bthe returned [\x60'"]?\w+[\x60'"]? (?:field|property|value|object)\b/i,
    'The returned state field is the status.',
  ],
  [
    2,
    'ids names codes keys titles labels id',
    new RegExp(
      String.raw`^\W*(?:${READ_EN})\b[^.;]{0,40}\b(?:ids?|names?|codes?|keys?|titles?|labels?) and (?:their|its) [a-z]`,
      'i',
    ),
    'Lists status codes and their meanings.',
  ],
  [
    1,
    'return returns returning respond outputs output yields response result results gets gives hands receives resolves answer reply payload',
    new RegExp(String.raw`\b(?:${GIVES_EN}|(?:is|are|be|gets?) returned)\b`, 'i'),
    'Returns the count.',
    new RegExp(
      String.raw`${NOT_GIVEN_AT_ALL}|in the path|\bif (?:no|nothing|not)\b|\bresults? (?:are|is an?|have|has)\b|\boutputs? (?:directory|path|file|format)\b`,
      'i',
    ),
  ],
  [
    1,
    'text report summary style styles format formatted string table markdown chart image',
    /\b(?:(?:in|into|as) (?:a |an |one or more |plain |structured |readable )*(?:[a-z]+ )?(?:report|summary|styles?|format|text|string)|as (?:a |an |plain |structured |readable )*(?:[a-z]+ )?(?:table|chart|image))$|\b(?:in|into|as) (?:a |an |one or more )?(?:[a-z]+ )?(?:report|summary|styles?|format)\b|\bas (?:plain )?text\b/i,
    'Gets citations in one style.',
    /\b(?:must|should|correct|accepts?|provide[sd]?|input|pass|specified|valid|same|param\w*|url|image to)\b/i,
  ],
  [
    1,
    'provides provide offers offer gives giving providing',
    /\b(?:provid(?:es?|ing)|offers?|gives?|giving|produc(?:es?|ing)) (?:you |users? )?(?:with )?(?:a |an |the )?(?:[a-z-]+ ){0,2}(?:lists?|summar(?:y|ies)|details|reports?|snippets?|information|solutions?|suggestions?|recommendations?|insights?|analys[ie]s|feedback|statistics|breakdowns?|overview|scores?|guidance|results?|advice|estimates?)\b/i,
    'Provides a summary.',
    /^\W*provide (?:the|a|an|your|one|this)\b|\bby providing\b|\bprovide[sd]? (?:location|the|your)\b/i,
  ],
  [
    1,
    'with',
    /\bwith (?:text |character |line )?(?:indices|indexes|positions|offsets|timestamps|line numbers|citations|confidence scores|scores)\b/i,
    'Gets the document with text indices.',
  ],
  [
    2,
    'including includes such with containing',
    /^\W*(?:this|it) (?:tool |also )*(?:shows?|lists?|retrieves?|provides?|gives?|displays?|gets?|fetch(?:es)?)\b[^.]{3,120}\b(?:including|includes|such as|containing)\b/i,
    'This shows leave periods including their dates.',
  ],
  [
    1,
    'structured',
    /^\W*(?:\w+ly )?(?:reads?|gets?|retrieves?|fetch(?:es)?|extracts?|scrapes?|provides?)\b[^.]{0,40}\bstructured\b[^.]{0,40}\b(?:data|content|information|results?|output|records?)\b/i,
    'Reads structured post data.',
  ],
  [
    1,
    'get gets receive receives obtain obtains see',
    /^\W*(?!select|choose|open|use|call|see)[a-z-]+ [^.,;(]{3,60}? and (?:gets?|receives?|obtains?) (?:back )?(?:\w+['’]s |the |a |an |its |their |some )?[a-z]/i,
    'Checks a word and gets the correction.',
  ],
  [
    2,
    'link links url urls id ids path object objects',
    /\b(?:links?|urls?|ids?|path|objects?)\b[^.]{0,60}\b(?:is|are) returned\b/i,
    'A link to the page is returned.',
  ],
  [
    2,
    'including with',
    new RegExp(
      String.raw`^\W*(?:${READ_EN})\b[^.]{0,120}(?:, ?including\b|\bwith (?:their|its|full|complete)\b[^.]{0,60}(?:,| and )) ?|\b(?:retrieves?|gets?|fetch(?:es)?)\b[^.]{0,120}, ?including\b`,
      'i',
    ),
    'Gets all flags of a project, including their rules.',
    /\blist (?:and|or) view\b/i,
  ],
  [
    2,
    'return returns output response outputs results',
    /^\W*(?:returns?|outputs?|response|results?|return value)\W*[:：]/i,
    'Returns: a number.',
  ],
  [
    2,
    'each every',
    /\b(?:each|every) (?:entry|item|row|record|result|element|line|hit|match|object) (?:has|holds|contains|includes|carries|shows|lists|gives|comes with|consists of)\b/i,
    'Each entry holds a title and a score.',
  ],
  [
    2,
    'returned output result response',
    /^\W*(?:returned|output|result|response) (?:fields|columns|keys|properties|values|format|shape)(?: are| is|:)/i,
    'Returned fields: id, state.',
  ],
  [
    2,
    'produces emits outputs renders writes',
    /\b(?:produces|emits|outputs) (?:an? |the )?(?:[\w-]+ ){0,3}(?:json|csv|xml|html|markdown|png|svg|pdf|yaml|base64)\b/i,
    'Produces a PNG image.',
  ],
  [
    2,
    'you',
    /^\W*you (?:get|receive) (?:back )?(?:an? |the )?[\w -]{2,40} (?:and|with)\b/i,
    'You get a link and its date.',
  ],
])
