import { type Cue, cuesOf, en, exact } from './cue'
import { ARGUMENTS_EN, NAME } from './phrases'

const NEGATION = String.raw`(?:do not|don['’]t|never|should not|shouldn['’]t|must not|mustn['’]t|cannot be|can['’]t be|not to be|avoid|not|no need to)`
const WILL_NOT = String.raw`(?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t|cannot|can['’]t|can not|never|(?:is|are) not going to|is not able to|is unable to|did not)`
const THING_DONE = String.raw`(?:submit|approve|cancel|pay|modify|change|create|delete|send|execute|run|include|cover|return|handle|upload|place|book|charge|update|remove|search|write|perform|fetch|start|move|copy|list|edit|publish|deploy|install|show|read|touch|affect|apply|replace|process|provide|contain|store|save|notify|alter|archive|reserve|refund|verify|validate|wait|track|give|translate|make|trigger|schedule|download|expose|work|look up|analy[sz]e|calculate|resolve|add|rebuild|redeploy|restart|stop|grant|revoke|restore|reset|sync|format|convert|commit|push|merge|index|rename|overwrite|scan|recommend|render|rank|filter|parse|undo|purchase|invite)`

/** A key or link that must not be used is another thing than the tool. */
const NOT_THE_TOOL =
  /\b(?:tokens?|keys?|credentials?|secrets?|urls?|links?|ids?) [^.;]{0,80}(?:should|must|can)(?: ?not|n['’]t) be used\b/i

/** When not to use it, what it does not do, what to use instead. */
export const WHEN_NOT_CUES: readonly Cue[] = cuesOf('whenNot', [
  [
    2,
    'not don never avoid shouldn mustn cannot can no need',
    en(
      String.raw`\b${NEGATION} (?:be )?(?:us(?:e|ed|ing)|call(?:ed|ing)?|invok(?:e|ed|ing)|run(?:ning)?|rely(?:ing)? on|(?:choose|pick|try)(?! to\b)) (?:this|it|for|when|if|to|as|in|on|the tool|with|before|after|unless|on its own|just)\b`,
    ),
    'Do not use it for payments.',
    new RegExp(`${ARGUMENTS_EN.source}|${NOT_THE_TOOL.source}`, 'i'),
  ],
  [
    2,
    'not isn unsuitable',
    /\b(?:not|isn['’]t|is not) (?:intended |meant |suitable |designed |recommended |appropriate |suited |ideal |the right tool |a (?:replacement|substitute) )?for\b|\bunsuitable for\b|\bwhen not to (?:use|call)\b|^\W*not for\b/i,
    'Not for bulk exports.',
    /\bwhether or not for\b/i,
  ],
  [
    2,
    'unless',
    /\b(?:use|call|invoke|run|function|tool)\b[^.]{0,100}\bunless\b/i,
    'Call it unless the user names the file.',
    /['"”] tool first\b|\bunless (?:otherwise )?(?:specified|overridden|stated|provided|noted|you (?:set|pass))\b/i,
  ],
  [
    2,
    'instead',
    /\b(?:use|call|prefer|choose|try|consider(?: using)?|see|pick)\b[^.]{0,120}\binstead\b(?! of\b)|\binstead,? (?:use|call|prefer|try|choose)\b/i,
    'For refunds use create_refund instead.',
    /\buse this (?:tool |function )?instead of\b|\btoday['’]s date\b|\buse \d|\binstead of hardcod/i,
  ],
  [
    2,
    'consider recommend',
    exact(String.raw`\b[Cc]onsider (?:using |calling )?(?:the )?${NAME}`),
    'Consider using the get_totals tool.',
  ],
  [
    2,
    'for to if when in otherwise at above over beyond below under',
    exact(
      String.raw`(?:^|[;:.,—–-] ?|\b[Ff]or )\W{0,4}(?:[Ff]or|[Tt]o|[Ii]f|[Ww]hen|[Ii]n|[Oo]therwise|(?:[Aa]t|[Aa]bove|[Oo]ver|[Bb]eyond|[Bb]elow|[Uu]nder) (?=\w{0,8}\d))\b[^.;]{0,120}?,? (?:please )?(?:use|call|prefer|see|choose|try)(?:s|d)?:? (?:the )?${NAME}(?!\w|[\x60]?(?:[(=]|\.\w))`,
    ),
    'To set labels, use update_issue.',
    /\bfirst\b|\bhardcod|\bto (?:find|get|obtain|look up|resolve|retrieve|list|check|fetch|discover|know|learn|monitor|poll|see|view)\b[^.]{0,60}(?:\b(?:\w+_)?ids?\b|\bstatus\b|\bnames?\b|\bavailable\b|\bbefore\b)|\b(?:if|when) [^,]{0,60}\b(?:not (?:provided|known|given|specified|sure|available)|unknown|missing|omitted)\b|\b(?:if|once|after) (?:\w+ )?(?:approved|confirmed|successful|done|completed?|ready|finished)\b|\b(?:then|next),? (?:use|call)|\bids? (?:from|can)/i,
  ],
  [
    2,
    'use call see',
    exact(
      String.raw`\b(?:[Uu]se|[Cc]all|[Ss]ee) (?:the )?${NAME}(?:(?:, |,? (?:and|or) |, (?:and|or) )${NAME}){0,4}(?: tool)?(?: with [^.;]{1,40}| \([^)]{1,40}\))? (?:for|when(?:ever)?\b|if\b|instead(?! of\b)|to (?:browse|search|edit|update|read|get|fetch|view|see|retrieve|find)\b[^.;]{0,20}\b(?:full|details?|complete|content|specific|individual|single|by))\b`,
    ),
    'Use get_order for one order.',
    /\bfirst\b|\bids?\b(?! is| are)|\bhardcod/i,
  ],
  [
    2,
    'choose use prefer pick corresponding call',
    /\b(?:choose|use|prefer|pick|call) (?:the|a|an|its|their) (?:\w+ )?(?:corresponding|matching|dedicated|specific|appropriate|typed|specialized|specialised|separate|relevant|sibling|other|(?:get|list|search|create|update|edit|delete)(?= or | tool))\b[^.]{0,60}\b(?:tools?|endpoints?|functions?|commands?|operations?|arguments?)\b/i,
    'Choose the corresponding get tool for a single one.',
    /\b(?:do not|don['’]t|never|no need to) (?:choose|use|prefer|pick|call)\b|\bfirst\b/i,
  ],
  [
    2,
    'not',
    /\b(?:is|are) not (?:set|done|handled|covered|changed|created|updated|listed) (?:here|by this tool)\b/i,
    'Borders are not set here.',
  ],
  [2, 'prefer', /\bprefer (?:PATCH|GET|POST|PUT|HEAD)\b/, 'For partial updates prefer PATCH.'],
  [
    2,
    'prefer preferred',
    /\bprefer (?:a|an|the|\x60\w+\x60|\w+_\w+|\w+(?= (?:tools?|instead)))\b[^.]{0,100}\b(?:tools?|wherever|where|over|for|when|instead|rather|if|unless)\b/i,
    'Prefer a dedicated tool wherever one exists.',
    /\bprefer this\b/i,
  ],
  [
    2,
    'not',
    /\b(?:saved|created|queued|stored|drafted|prepared|validated|simulated|listed|marked), (?:but )?not (?:\w+ly )?\w+(?:ed|nt)\b/i,
    'The draft is saved, not sent.',
  ],
  [
    2,
    'use',
    exact(String.raw`[—–;] ?use (?:the )?${NAME} to\b`),
    'It saves a draft; use send_mail to send one.',
    /\bids?\b/i,
  ],
  [
    2,
    'fallback last covered other',
    /\b(?:as a (?:fallback|last resort)|not covered by|none of the other)\b/i,
    'Use as a fallback.',
  ],
  [
    2,
    'does doesn do don will won cannot can never is are did not unable',
    en(String.raw`\b${WILL_NOT}\s+(?:\w+ly |yet |also |itself |currently )?${THING_DONE}\b`),
    'It does not submit the form.',
    en(
      String.raw`\b(?:does not|doesn['’]t) (?:mutate|change|exist|match|return)\b[^.]{0,60}\b(?:returns?|data|errors?)\b|\bif\b[^.]{0,60}\b${WILL_NOT}|\b(?:you|users?|agents?) (?:can ?not|can['’]t|do not|don['’]t|must not|will not|won['’]t)|^\W*(?:do not|don['’]t|never)\b|\b(?:but|please|and|:\W*) ?(?:do not|don['’]t|never)\b|\b(?:check|verif|ensur|validat|detect|determin)\w*\b[^.]{0,80}${WILL_NOT}`,
    ),
  ],
  [
    2,
    'only fails',
    /\bonly works? (?:with|on|for|in|if|when)\b|\bfails? on\b/i,
    'Only works with text indexes.',
    /\bwithin allowed\b/i,
  ],
  [
    2,
    'rejected refused not excluded omitted unsupported ignored',
    /\b(?:is|are) (?:\w+ly )?(?:rejected|refused|excluded|omitted|unsupported|ignored|not (?:currently |yet )?(?:deleted|removed|affected|accepted|supported|included|covered|touched|returned|changed|modified|available))\b/i,
    'Queries are rejected.',
    /\bif\b[^.]{0,60}\b(?:is|are) (?:not|omitted)|\b(?:field|param|value|argument)s?\b/i,
  ],
  [
    2,
    'rather instead replacement substitute',
    /\b(?:rather than|instead of) (?:this|it|the present) ?(?:tool|one|function|endpoint|command)?(?=\W*$| (?:for|when|if|to|in|unless|because|since|as)\b|[.,;)])|\b(?:rather than|instead of) (?:using|calling|running|invoking|use|call) (?:this|it)\b|\bnot a (?:replacement|substitute)\b/i,
    'Use patch rather than this for one field.',
  ],
  [
    2,
    'use call prefer choose see',
    exact(
      String.raw`\b(?:[Uu]se|[Cc]all|[Pp]refer|[Cc]hoose|[Ss]ee) (?:the )?${NAME}(?!\w|[\x60]?(?:[(=]|\.\w|\w* (?:param|field|arg|option|flag)))[^.;]{0,80}? (?:rather than|instead of) `,
    ),
    'Use `create_branch` to make a branch rather than changing the default.',
    /\b[Uu]se \x60?\w+(?:Id|Ids|Preview|Token|Name)\x60?\b|\bhardcod/,
  ],
  [
    2,
    'deprecated',
    /\bdeprecated\b[^\n]{0,40}\b(?:use|favou?r|replaced|migrate|instead|prefer)\b/i,
    'Deprecated: use the new one.',
    /\bdeprecated \w+s\b/i,
  ],
  [
    1,
    'deprecated',
    /\b(?:is|are|been|now) (?:\w+ )?deprecated\b|^\W*deprecated\b(?! \w|[,/])|^\W*deprecated (?:\w+ )?(?:wrapper|alias|version|tool|shim|endpoint|variant)\b|[([]deprecated[)\]]/i,
    'This tool is deprecated.',
    /\b(?:fields?|param(?:eter)?s?|arguments?|values?|properties)\b/i,
  ],
  [
    1,
    'only',
    /\bonly (?:use|call|run|invoke)\b[^.]{0,80}\b(?:explicit|specifically)/i,
    'Only use it when the user has explicitly asked.',
  ],
  [
    1,
    'only covers contains includes opposed exclusively solely limited',
    /\bonly (?:returns?|shows?|lists?|covers?|includes?|reads?|contains?|retrieves?|gets?|searches|applies|changes?|affects?|updates?|modifies|for)\b|\b(?:carries|covers|contains|includes|returns|shows|lists) only\b|\bas opposed to\b|\b(?:exclusively|solely)\b/i,
    'Only returns open orders.',
    /\bonly (?:updates?|changes?|modifies|affects?) (?:the )?(?:(?:specified|given|provided|supplied)\b|\w+ (?:you|that (?:you|are|were))\b)|\b(?:options?|whether|choose|set|if)\b[^.]{0,60}\bonly\b/i,
  ],
  [
    1,
    'only',
    /\bonly (?:when|if|after) (?:explicitly )?(?:requested|asked)\b|\b(?:use|call|run) (?:this|it) (?:tool |function )?only (?:when|if|after|for|to)\b/i,
    'Only when explicitly requested.',
  ],
  [
    1,
    'not',
    /\bnot (?:required|needed|necessary) (?:before|for|when|if|with)\b/i,
    'Not needed before a build.',
  ],
  [
    1,
    'not',
    /(?:^|[—–(,;-] ?)\bnot (?:the |an? )?(?:full|actual|complete|raw|live|original|whole|real)\b/i,
    'Returns names, not the full texts.',
  ],
  [
    1,
    'never',
    /\b(?:is|are) never (?:\w+ly )?(?:included|returned|shown|exposed|contained|listed|revealed|part of|in the)\b/i,
    'Passwords are never included in the answer.',
  ],
  [
    2,
    'not',
    /,? (?:and |but )?not here\b|\b(?:is|are) not part of (?:this|the)\b/i,
    'Prices are kept with the parts, not here.',
  ],
  [
    2,
    'use call see prefer',
    /^\W*(?:to|for|if|when) [^,.;]{3,80}, (?:use|call|see|prefer) the (?!same)[\w-]+(?: [\w-]+)? (?:endpoints?|tools?|commands?|functions?)\b/i,
    'To see the parts, use the parts endpoint.',
    /\bfirst\b|\bto (?:find|get|obtain|look up|resolve|retrieve|list|check|fetch|discover)\b[^,]{0,60}\b(?:ids?|names?|status)\b|\bids?\b/i,
  ],
  [
    2,
    'instead',
    /^\W*instead,? (?!of)[a-z]+ (?:it|them|the|an?|those)\b/i,
    'Instead, archive them.',
  ],
  [
    1,
    'only',
    /^\W*only (?:the )?(?!(?:fields?|values?|properties|specified|given|provided|supplied)\b)[\w -]{2,60} (?:is|are) (?:returned|listed|shown|included|removed|deleted|searched|covered)\b/i,
    'Only open orders are returned.',
    /\bif\b/i,
  ],
])
