import { type Cue, cuesOf, en, exact } from './cue'
import { CALL_EN, NAME, THIS_EN, USER_EN, VALUES_EN } from './phrases'

const CONDITION = String.raw`(?:when(?:ever)?|if|once|after|before|prior to|until|in case|as soon as)`
const INTENT = String.raw`(?:find|refine|resolve|verify|understand|discover|confirm|check|determine|identify|decide|validate|look up|see|ensure|explore|learn|investigate|debug|troubleshoot|diagnose|answer|figure out|narrow|avoid)`
const ABOUT_ARGUMENT =
  /\b(?:use|using|pass|set|provide) (?:the |a |an )?(?:[\x60'"]?\w+[\x60'"]? )?(?:param(?:eter)?|argument|field|filter|flag|option|value|placeholder)s?\b|\b(?:do(?:n['’]t| not)|never|avoid) (?:use|call|using|calling|run|running)\b|\b(?:if|when) not (?:specified|provided|given|set)\b|(?<!\b(?:tool|this|it|function|endpoint|command)) (?:is|are) used (?:to|when|if)\b|\bwhich [\w ]{1,20} (?:is|are) used\b|^\W*for (?:pagination|paging)\b|^\W*use (?!(?:this|it|the|when|only|\w+ly)\b)[\w-]+(?: (?:and|or) [\w-]+)? (?:when|if) (?:the )?users?\b|\b(?:will|can|may) be triggered\b/i

/** What is wanted decides how an argument is filled, not whether to call. */
const FILLS_ARGUMENT =
  /^\W*(?:use|set|pass|provide) (?:the )?\W*param|\b(?:use|set|pass|include|specify|provide|add|supply) (?:the |a |an )?[\x60'"]?[\w-]+[\x60'"]?(?: [\w-]+)? (?:param(?:eter)?|argument|field|flag|option|filter)\b|\bset [\x60'"]?\w+[\x60'"]? ?(?:=|to )/i

/** What is said to the user then, not whether to call. */
const ABOUT_ANSWER = String.raw`\b(?:briefly|politely|simply|just|then|please) (?:explain|say|tell|mention|reply|answer|respond|apologi[sz]e)\b|, (?:you )?(?:explain|tell them|tell the user|say that|mention|reply|answer|respond|apologi[sz]e)\b`

/** Situation, intent of the user, or precondition. */
export const WHEN_CUES: readonly Cue[] = cuesOf('when', [
  [
    2,
    'use using call invoke choose prefer run apply try trigger pick reach',
    en(
      String.raw`\b(?=${CALL_EN}\b)(?<!\b(?:this|the|each|a|one|per|api|function|tool|when|if) )(?!using the \w+ [\x60\w])${CALL_EN}\b(?! (?:the )?[\x60'"]?[a-z]+[_-][a-z_-]+)[^.;:]{0,80}?\b${CONDITION}\b`,
    ),
    'Use this tool when the user asks for a refund.',
    ABOUT_ARGUMENT,
  ],
  [
    2,
    'use using call',
    /\b(?:use|call) (?:it |this )?for (?:a|the|an)? ?(?:collection|single|new|existing)\b/i,
    'Use this for a collection of orders.',
  ],
  [
    2,
    'use using call run choose only pick',
    en(
      String.raw`(?:^|[;,—–:] ?)\W*(?:please |only |always )*(?:use|call|run|choose|pick) (?:${THIS_EN})? ?(?:\b(?:only|specifically|primarily|mainly) )?(?:for|in|as a fallback|whenever|during|as an? (?:alternative|last|first|starting)|at the (?:start|end|beginning))\b`,
    ),
    'Use it for questions about delivery.',
  ],
  [
    2,
    'use using call run',
    en(
      String.raw`\b(?:use|call|run) this (?:tool |function |endpoint )?(?:to|and) ${INTENT}\b|^\W*use to (?:${INTENT}|analy[sz]e|inspect)\b`,
    ),
    'Use this to verify the state of an element.',
  ],
  [
    2,
    'call run use invoke should must need',
    /\b(?:call|run|use|invoke)(?:ed|d)? (?:this |it |tool |function )*(?:first|again|once (?:at|per|before|after)|last|immediately|right (?:before|after))\b/i,
    'Call this first.',
    /\bat most once\b/i,
  ],
  [
    2,
    'called used needed required run invoked call triggered',
    /\b(?:this|it|tool|function|command|endpoint|must|should|can|may|to|only|step) (?:is|be|are) (?:\w+ly )?(?:called|used|needed|required|invoked|run|triggered) (?:by \w+ )?(?:when|if|once|after|before|prior|whenever|as soon)\b/i,
    'It must be called before any order is sent.',
    /\b(?:fields?|param(?:eter)?s?|argument|values?|ids?|codes?)\b|\b[a-z]+(?:_[a-z]+|[A-Z][a-z]+)+\W* (?:is|are) required\b/,
  ],
  [
    2,
    'only',
    en(
      String.raw`\bonly (?:ever )?(?:call|use|run|invoke|trigger) (?:${THIS_EN}) (?:on|upon|when|if|after|once|with(?! ${VALUES_EN}\b)|for|in|at)\b|\b(?:call|use|run|invoke) (?:${THIS_EN}) only (?:on|upon|when|if|after|once|with|for|in|at)\b`,
    ),
    'Only call it on an explicit instruction.',
    ABOUT_ARGUMENT,
  ],
  [
    2,
    'use using call run',
    en(
      String.raw`\b(?:use|call|run) (?:${THIS_EN}) to [^.;]{3,60} (?:that|which|who|whose) (?:needs?|requires?|must|cannot|can['’]t|has to|have to|(?:is|are) (?:no longer|not|awaiting|missing|stuck))\b`,
    ),
    'Use this to deploy jobs that need a cluster.',
  ],
  [
    2,
    'only',
    /\bonly (?:when|if|after) (?:explicitly |specifically )?(?:requested|asked|told)\b/i,
    'Only when asked.',
    /\b(?:is|are|be) (?:included|returned|shown|populated|set)\b/i,
  ],
  [
    2,
    'best ideal intended meant perfect recommended useful suitable great good handy helpful designed appropriate suited excellent',
    /\b(?=(?:best|ideal|intended|meant|perfect|recommended|useful|suitable|great|good|handy|helpful|designed|appropriate|suited|excellent)\b)(?<=(?:^|[;:.–—(-]\s*|\b(?:is|are|tool|and|particularly|especially|most|well|very|it['’]s|also) )\W*)(?:best|ideal|intended|meant|perfect|recommended|useful|suitable|great|good|handy|helpful|designed|appropriate|suited|excellent|best suited)\W* (?:(?<!useful |helpful |handy )for|(?<=useful |helpful |handy )for (?:troubleshoot|debug|diagnos)\w+|when|if|(?<=useful |helpful |handy )to|to use (?:when|for|if|after|before)|in (?:cases|situations)|as (?:the|a) (?:first|starting|follow))\b/i,
    'Best for short texts.',
    /\bfor (?:all|any|every) (?:users?|purposes?)\b|\bnot (?:\w+ )?(?:intended|meant|recommended|suitable|designed|suited|ideal)\b/i,
  ],
  [
    2,
    'suits suited',
    /^\W*(?:it|this|the tool|this tool) suits \w/i,
    'It suits problems with many causes.',
  ],
  [
    2,
    'scenarios cases situations questions things tasks',
    /\b(?:for|in) (?:scenarios|cases|situations|questions|the few things|tasks (?:that|such|like|where))\b/i,
    'For scenarios not covered by others.',
    /\bin (?:most|some|all) cases\b/i,
  ],
  [
    2,
    'when if whenever after once before while',
    en(String.raw`\b(?:when(?:ever)?|if|after|once|before|while) ${USER_EN}\b`, `(?! id| ?_)`),
    'When the user asks where the parcel is.',
    new RegExp(`${FILLS_ARGUMENT.source}|${ABOUT_ARGUMENT.source}|${ABOUT_ANSWER}`, 'i'),
  ],
  [
    2,
    'users customers callers people user customer human someone clients buyers patients guests employees visitors',
    en(
      String.raw`\b(?<!the same )${USER_EN} (?:\w+ly )?(?:wants?|asks?|needs?|requests?|wishes|would like|says?) (?:to|for|about)\b`,
    ),
    'The user wants to cancel.',
    new RegExp(
      String.raw`\bask(?:s|ed)? (?:for (?:both|confirmation|permission)|the user)\b|${FILLS_ARGUMENT.source}|${ABOUT_ANSWER}`,
      'i',
    ),
  ],
  [
    2,
    'use when usage triggers trigger scenarios prerequisites preconditions prerequisite precondition requirements typical example common before',
    /^\W*(?:common |typical |main |key |example )?(?:use[- ]cases?|when to (?:use|call)|when\b|usage(?! note| example)|triggers?(?: (?:phrases|when|words))?|scenarios?|prerequisites?|pre-?conditions?|before (?:you|use|calling|using))\b[^:：.]{0,40}[:：]/i,
    'When to use this tool:',
    /\bwhen (?:not|never)\b|\busage[^:]*: *[\x60\w-]+\(/i,
  ],
  [
    2,
    'must should first always need required requires remember please make sure',
    /\b(?:must|should|first|always|need to|required?|please|make sure to|be sure to|remember to)\b[^.;]{0,40}\b(?:call|run|use|invoke|check|query|fetch)\b[^.;]{0,80}\b(?:first|before|beforehand|to (?:obtain|get|find|retrieve|fetch|discover|understand|look up|resolve))\b/i,
    'You must call resolve_id first to obtain the id.',
    /\bparam(?:eter)?s?\b/i,
  ],
  [
    2,
    'use call run first get find look resolve list read do check fetch',
    /^\W*(?:use|call|run|get|find|look up|resolve)\b[^.;]{0,80}\bfirst\b|\b(?:read|call|run|do|check|fetch|get|use) (?:that|it|those|them) first\b|\bfirst,? (?:call|use|run|get|find|list|resolve|look up)\b(?! ?:)/i,
    'First call list_projects.',
    /\bfirst (?:page|\d|result|item|row|line|name)|\b(?:updated|recent(?:ly)?|newest|oldest|created|latest|highest|lowest|best) first\b/i,
  ],
  [
    2,
    'before prior after following',
    en(
      String.raw`\b(?:before|prior to|(?:after|following)(?! (?:us|call|invok|runn?)ing (?:this|it))) (?:us|call|invok|runn?|upload|creat|connect|select|open|fetch|search|list|send|mak|modify|updat|delet|add|remov|edit|publish|replac|assign|clos|merg|deploy|chang|schedul|start|renam|archiv|cancel|book|order|writ|runn)ing (?:${THIS_EN}(?! call)|any|a|an|events?|changes|files?|[\x60'"]?\w+_\w+)\b`,
    ),
    'Look the order up before calling this tool.',
  ],
  [
    2,
    'after once following then step',
    exact(
      String.raw`\b[Aa]fter (?:the )?${NAME} (?:has |have )?(?:return|complet|succeed|finish|is|report|ran|run|fail)\w*|\bthen (?:call|use|run) this\b|\b(?:the )?(?:first|second|third|last|final|next) step (?:of|in|after|before|when)\b`,
    ),
    'Sends the choice after start_order returned.',
  ],
  [
    2,
    'required',
    /\brequired before (?:your|the|any|each|every|using|calling)\b/i,
    'Required before your first build.',
  ],
  [
    2,
    'known',
    /\b(?:must|ha(?:s|ve) to|needs? to|should) be known\b|\b(?:once|when|only if|only when) (?:the )?[\w ]{1,40} (?:is|are) known\b/i,
    'The order number has to be known.',
    /\b(?:provided|passed|given|set|omitted|included|specified)\b/i,
  ],
  [
    2,
    'precondition preconditions prerequisite prerequisites initial',
    /\b(?:precondition|prerequisite|initial requirement)s?\b/i,
    'Prerequisites: an open cart.',
  ],
  [
    2,
    'obtained comes taken returned retrieved available get got found extracted provided received',
    exact(
      String.raw`\b(?:obtained|comes?|taken|returned|retrieved|available|get it|got|found|extracted|provided|received) (?:from|via|by|with|in|using) (?:the |a )?(?:output of |result of |response of |previous )?${NAME}`,
    ),
    'By the id obtained from list_orders.',
  ],
  [
    2,
    'requires require needs need given pass using with from',
    exact(
      String.raw`\b(?:[Rr]equires?|[Nn]eeds?|[Gg]iven|[Pp]ass(?:ing)?|[Uu]sing|[Ww]ith) (?:an? |the )?[\w\x60 -]{0,40}\b(?:from|via|returned by|by using|obtained (?:from|by|via)) (?:the |a )?${NAME}`,
    ),
    'Requires a slug from list_articles.',
  ],
  [
    2,
    'if when',
    en(String.raw`^(?:if|when)\b[^.]{0,160}\b(?:use|call|run|invoke) (?:${THIS_EN})(?:\W|$)`),
    'If a dialog was opened, use this command.',
  ],
  [
    2,
    'if when',
    /\b(?:if|when) you (?:\w+ly )?(?:need|want|are not|already|only|have|don['’]t|do not|know|would like|are (?:unsure|looking|working))\b/i,
    'If you need the whole list, page through it.',
    /\bif you (?:need|want) (?:more|further) (?:info|details)|, (?:put|pass|set|include|specify|provide|add|omit|increase|combine)\b|\bif you do not,|^\W*(?:always |please |only )?(?:set|pass|provide|include|specify|omit|supply|add|fill)\b/i,
  ],
  [
    2,
    'preferred prefer default first',
    /\bpreferred\b[^.]{0,80}\bwhen\b|\bprefer this (?:tool )?(?:over|when|for|if)\b/i,
    'Preferred when defaults are set.',
  ],
  [
    2,
    'right',
    /\bthe right (?:tool|way|choice) (?:for|to|when(?:ever)?|if)\b/i,
    'The right tool whenever there is more than one.',
    /\bnot the right\b/i,
  ],
  [
    2,
    'must before',
    /\bmust (?:already )?(?:be|have|exist)\b[^.;]{0,80}\bbefore (?:\w+ing|this|it|you)\b/i,
    'The shop must be open before ordering there.',
    /\bmust be (?:called|used|run|provided|specified|set)\b/i,
  ],
  [
    2,
    'this it tool not the',
    en(
      String.raw`^\W*${THIS_EN} is (?:only |meant |intended |mainly |specifically |built |made )*for [^.;]{3,90}(?:,|;| and| but) (?:and |but )?not (?:for |to |as )`,
    ),
    'It is for returns of one order, not for bills.',
  ],
  [
    2,
    'first',
    exact(
      String.raw`[—–;,:(-] ?(?:[Aa]lways |[Pp]lease |you must )?(?:call|use|run|query|check) (?:the )?${NAME}(?: tool)? first\b`,
    ),
    'The shop has to be open: call get_shop first.',
  ],
  [
    2,
    'step tool endpoint one',
    /\bstep (?:\d|one|two|three|four) (?:of|in)\b|\b(?:tool|endpoint|one) to (?:call|use|poll|run|reach for) (?:after|before|when|if|first|once|next|last)\b/i,
    'This is step 1 of an order.',
  ],
  [
    2,
    'needs need requires require takes expects',
    exact(
      String.raw`\b(?:[Nn]eeds?|[Rr]equires?|[Tt]akes?|[Ee]xpects?) (?:the |an? )[\w ]{1,30}?(?:(?:that )?${NAME} (?:gives|returns|finds|yields)|(?:given|returned|found|created) by ${NAME})`,
    ),
    'Needs the id that find_order gives.',
  ],
])
