import { type Cue, cuesOf, en, exact } from './cue'
import { ARGUMENTS_EN, NAME, THIS_EN } from './phrases'

/**
 * What a tool is not for, by how English says it: what is forbidden or unfit (a negator and a verb of
 * use), what the tool does not do (its own subject and a negated verb of any kind), who else does it.
 */

/** The tool as the subject, named, meant, or left out at the head of a clause. */
const SUBJECT = String.raw`(?:\b${THIS_EN}(?:,? (?:also|itself|alone|currently|by itself))?\s+|^\W*|[;—–(] ?(?:it |this )?|, (?:and |but |it |this ){1,2}|\b(?:and|but) (?:it |this )?)`
const NOT_DOES = String.raw`(?:does not|doesn['’]t|will not|won['’]t|cannot|can['’]t|can not|is not able to|isn['’]t able to|is unable to|never(?= [a-z]+s\b))`
/** Negated, these tell of what is asked for, what holds or what comes out, not of a job left undone. */
const NO_JOB = String.raw`(?:be|need|require|matter|exist|match|have|mean|imply|count|fail|expire|depend|expect|know|start|begin|end|exceed|appear|raise|throw|error|return|take|accept|guess|hardcode|assume|use|call|invoke|run|pass|set|specify|put|add|store|commit|share|invent|fabricate|skip|mention|reveal|tell|ask|try|retry|rely|reuse|mix|leave|omit|exit|block|let|make|contain|mutate|change|include|provide|guarantee|ensure|restrict|prevent|limit)`
const UNFIT = String.raw`(?:intended|meant|suitable|designed|appropriate|suited|ideal|built|made|fit|supposed|optimi[sz]ed)`
/** Another tool than this one, whatever it is called. */
const OTHER = String.raw`(?:elsewhere|separately|(?:by|through|via|in|with|using) (?:an?other|an? (?:separate|different|dedicated|specific)|its own|the (?:\w+ )?(?:tool|endpoint|command)|${NAME}))`
/** Done by somebody, seen from the thing it is done to. */
const DONE = String.raw`(?:handled|done|managed|provided|covered|performed|served|offered|processed|dealt with|taken care of)`
const MADE = String.raw`(?:made|sent|created|changed|written|deleted|stored|charged|updated|saved|applied|executed|performed|triggered|published|placed|booked|modified|moved|removed|issued|run|started)`

export const WHEN_NOT_KIND_CUES: readonly Cue[] = cuesOf('whenNot', [
  [
    2,
    'does doesn will won cannot can not isn unable never',
    en(
      String.raw`${SUBJECT}${NOT_DOES}\s+(?:\w+ly |yet |also |currently |itself )?(?!${NO_JOB}\b)[a-z]{3,}\b`,
    ),
    'It does not reschedule meetings.',
    en(
      String.raw`\bif\b[^.]{0,60}${NOT_DOES}|\b(?:you|users?|agents?|models?)\W+(?:\w+ )?(?:can ?not|can['’]t|will not|won['’]t|never)|^\W*never\b|\b(?:and|but|;|:|,) never\b|${ARGUMENTS_EN.source}`,
    ),
  ],
  [
    2,
    'not isn never inappropriate inadequate unfit wrong',
    en(
      String.raw`\b(?:not|isn['’]t|never) (?:\w+ly )?${UNFIT} (?:to|when|if|as|in|with|on|where)\b|\b(?:inappropriate|inadequate|unfit|the wrong (?:tool|choice|place|call|endpoint)) (?:for|to|when|if)\b|\bnot (?:an? |the )?(?:(?:right|best|proper|good|great|ideal|perfect|natural) (?:tool|choice|way|place|fit|match)|tool|one|way|place)(?: to use)? (?:for|to|when|if)\b`,
    ),
    'It is not designed to move funds.',
    ARGUMENTS_EN,
  ],
  [
    2,
    'out outside beyond',
    /\b(?:is|are|falls?|lies?) (?:out of|outside(?: of)?|beyond) (?:(?:the|its|this tool['’]s) )?scope\b/i,
    'Group bookings are out of scope.',
  ],
  [
    2,
    'handled done managed provided covered performed served offered processed dealt taken',
    exact(
      String.raw`\b(?:is|are|must be|should be|has to be|have to be) (?:instead )?${DONE} ${OTHER}`,
    ),
    'Refunds are handled by another tool.',
    ARGUMENTS_EN,
  ],
  [
    2,
    'skip bypass refrain',
    en(
      String.raw`(?:^\W*|, |\b(?:and|or|please|then) )(?:skip|bypass) (?:this|the)(?: (?:tool|call|step))?\b(?! parameter| field)|\brefrain from (?:using|calling|invoking|running)\b`,
    ),
    'Skip this call when the answer is known.',
  ],
  [
    2,
    'no nothing',
    new RegExp(
      `(?:^\\W*|[;:—–,] (?:and |but )?)(?:no (?:[\\w-]+ ){1,4}|nothing )(?:is|are|will be|gets?) (?:\\w+ly )?${MADE}\\b`,
      'i',
    ),
    'No payment is made.',
    /\bif\b|\bunless\b/i,
  ],
  [
    2,
    'only other',
    /\bonly\b[^.]{0,60}\b(?:no other|none of the other|nothing else|no more specific|no dedicated)\b|\b(?:if|when|where) (?:no|none of the) other (?:tools?|functions?|endpoints?|commands?)\b/i,
    'Only use it if no other tool fits.',
  ],
  [
    2,
    'except apart unless other',
    /^\W*(?:except|apart from|other than|unless)\b[^.;]{2,60}, (?:please )?(?:use|call|prefer|choose|try)\b/i,
    'Except for drafts, use the other one.',
    ARGUMENTS_EN,
  ],
  [
    2,
    'prefer use choose',
    /(?:^|[,;:—–] )\W*(?:prefer|choose) the (?!same|default|first)(?:[\w-]+ ){1,3}(?:version|variant|tool|endpoint|function|command)\b/i,
    'Where possible, prefer the bulk version.',
    ARGUMENTS_EN,
  ],
  [
    2,
    'skipped left disregarded out',
    /\b(?:is|are|will be) (?:\w+ly )?(?:skipped|left out|disregarded|out of reach)\b/i,
    'Archived notes are skipped.',
    /\bif\b|\b(?:field|param|value|argument|duplicate|invalid|unknown|missing)s?\b/i,
  ],
  [
    1,
    'only',
    exact(
      String.raw`\b(?:[Uu]se|[Cc]all|[Rr]un|[Ii]nvoke) (?:only|ONLY) (?:when|if|after|for|to)\b`,
    ),
    'Call only when the cart is full.',
  ],
  [
    1,
    'only',
    /\bonly (?:meant|intended|useful|suitable|designed) (?:for|to|in|when|with|on)\b/i,
    'Only meant for public albums.',
    ARGUMENTS_EN,
  ],
  [
    2,
    'need reason reach resort turn go execute',
    en(
      String.raw`\b(?:do not|don['’]t|no) (?:need|reason)(?: to (?:use|call|run|invoke))? (?:this|it|the)(?: (?:tool|call|function|step|command))? (?:if|when|for|once|unless|in)\b|\b(?:do not|don['’]t|never) (?:reach for|resort to|turn to|go for|execute) (?:this|it)\b`,
    ),
    "You don't need this tool when the list is there.",
  ],
  [
    2,
    'better right best',
    exact(
      String.raw`${NAME} (?:is|are|would be|may be) (?:usually |often |then )?(?:the |a |an )?(?:much |far )?(?:better|right|best)\b`,
    ),
    'For an e-mail, find_contact is the better choice.',
    /\b(?:param(?:eter)?|argument|field|option|value|format)\b/i,
  ],
  [
    2,
    'left separate',
    exact(
      String.raw`\b(?:is|are) left to ${NAME}|\b(?:is|are) (?:done in )?an? separate (?:step|call|tool|operation|action|command)\b`,
    ),
    'Sending is a separate step.',
  ],
  [
    2,
    'go turn switch fall',
    exact(
      String.raw`\b(?:go (?:through|via|with)|turn to|switch to|fall back (?:to|on)) (?:${NAME}|the (?:[\w-]+ ){1,3}(?:tool|endpoint|command)\b)`,
    ),
    'For old ones, go through the archive tool.',
    ARGUMENTS_EN,
  ],
  [
    2,
    'excludes leaves omits stops no',
    en(
      String.raw`${SUBJECT}(?:excludes|leaves out|stops short of|omits)\b|^\W*(?:there is |there['’]s |it has )?no (?:support for|way to (?!recover|undo|restore|revert))\b`,
    ),
    'Excludes archived notes.',
    /\b(?:if|when|by default)\b|\b(?:field|param|value|argument)s?\b/i,
  ],
  [
    1,
    'only just strictly',
    en(
      String.raw`${SUBJECT}(?:only|just) (?!works|requires|takes|accepts|needs|supports|applies|runs|allows|has|is|if|when|as|the|uses|us)[a-z]+s\b(?! (?:are|is|can|will|may|must|that|with|which|should)\b)|\bstrictly for\b|\b(?:returns?|shows?|lists?|gives?|covers?|includes?|contains?|reads?) (?:[\w-]+ ){1,5}only\b`,
    ),
    'It only previews the change.',
    /\b(?:fields?|param(?:eter)?s?|values?|arguments?|option|if|when|ids?|metadata|specified|provided)\b|\bread[- ]only\b|^\W*only [a-z]+s\b[^.;]{0,60}\b(?:can|are|may|will|must)\b|\bonly [\w-]+ (?:format|mode)\b/i,
  ],
])
