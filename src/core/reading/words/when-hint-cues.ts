import { type Cue, cuesOf, en, exact } from './cue'
import { NAME, USER_EN } from './phrases'

/** A tail that names an intent, a benefit, or where an id comes from: it implies when to call. */
export const WHEN_HINT_CUES: readonly Cue[] = cuesOf('when', [
  [
    1,
    'useful helpful handy',
    /\b(?:useful|helpful|handy) for [a-z]/i,
    'Useful for refining a search.',
    /\bnot (?:\w+ )?(?:useful|helpful)\b|\bfor (?:all|any|every) /i,
  ],
  [
    1,
    'usually typically commonly often mainly primarily',
    /^\W*(?:\w+ )?(?:usually|typically|commonly|often|mainly|primarily) (?:used|created|needed|called|set up) (?:for|by|when|in|to)\b/i,
    'Usually created for each shop.',
    /\bparam(?:eter)?s?\b/i,
  ],
  [
    1,
    'understand debug diagnose troubleshoot investigate',
    /\bto (?:understand|debug|diagnose|troubleshoot|investigate) (?:the |an? |any |why |how |your |\w+ (?:issues?|problems?|errors?|failures?))/i,
    'Shows the log to diagnose a failure.',
    /\b(?:first|need|query|queries|wants?)\b/i,
  ],
  [
    1,
    'show display visualize visualise illustrate compare highlight represent depict present organize organise',
    /(?<!\bprefers )\bto (?:presents?|organi[sz]es?|show|display|visuali[sz]e|illustrate|compare|highlight|represent|depict) /i,
    'Draws a line chart to show trends.',
  ],
  [
    1,
    'formatting debugging reporting analysis inspection sync synchronization synchronisation monitoring auditing troubleshooting planning testing editing review display navigation comparison automation cleanup migration integration validation research decision finding answering understanding identifying verifying exploring learning deciding determining tracking diagnosing investigating discovering context',
    /\bfor (?:the purpose of |use in |further |later |better |use with |downstream )?(?:[a-z-]+ ){0,2}(?:formatting|debugging|reporting|analysis|inspection|sync|synchroni[sz]ation|monitoring|auditing|troubleshooting|planning|testing|editing|review|display|navigation|comparison|automation|cleanup|migration|integration|validation|research|context|decision[- ]making|(?:finding|answering|understanding|identifying|verifying|exploring|learning|deciding|determining|tracking|diagnosing|investigating|discovering) [a-z]+)\b/i,
    'Reads the document for formatting.',
    /\b(?:use|set|pass) (?:the )?[\x60'"]?param/i,
  ],
  [
    1,
    'enable enables enabling allow allows allowing let lets help helps helping',
    en(
      String.raw`\b(?:enabl(?:es?|ing)|allow(?:s|ing)?|lets?|help(?:s|ing)?) (?:(?:ai )?agents?|users?|you|teams?|developers?|the (?:model|user|agent)|businesses|companies|people|customers) (?:to )?[a-z]+`,
    ),
    'Enables agents to change rules.',
    /\b(?:filters?|param(?:eter)?s?|options?|arguments?|fields?|flags?|this(?: (?:tool|endpoint|function|command|operation|api))?) (?:also )?(?:allows?|lets?|enables?) (?:you|users?)\b/i,
  ],
  [
    1,
    'for',
    /\bfor (?!the following)[\w/ -]{1,40}\b(?:flows|workflows|scenarios|use cases|purposes)\b/i,
    'Starts the device for manual flows.',
  ],
  [
    1,
    'so',
    en(
      String.raw`\bso (?:that )?(?:you|agents?|the (?:agent|model|assistant)|${USER_EN}) (?:can|could|may|know)\b`,
    ),
    'Loads the map so that you can plan a trip.',
  ],
  [
    1,
    'obtained found retrieved looked',
    /\b(?:can be|is) (?:obtained|found|retrieved|looked up)\b[^.]{0,60}\b(?:from|via|in|by|with|using)\b/i,
    'The id can be obtained from the order page.',
  ],
  [
    1,
    'use call see get',
    exact(
      String.raw`\b(?:[Uu]se|[Cc]all|[Ss]ee) (?:the )?${NAME}(?:,? (?:or|and) ${NAME})?(?: tools?)? to (?:find|discover|get|list|look up|obtain|identify|resolve|see|check)\b[^.;]{0,50}\b(?:ids?|IDs?|UUIDs?|slugs?|keys?|names?|tokens?)\b`,
    ),
    'Use list_orders to find the ID.',
  ],
  [
    1,
    'faster cheaper more better safer quicker',
    /\b(?:faster|cheaper|more reliable|more efficient|better|quicker|safer) than\b/i,
    'More reliable than scraping.',
  ],
  [
    1,
    'extracted returned obtained',
    /\b(?:extracted|returned|obtained) (?:from|by) (?:a |the )?(?:previous|earlier|other|prior)\b/i,
    'For addresses extracted from previous answers.',
  ],
  [
    1,
    'want need looking not how unsure wondering',
    /^(?:want|need|looking|not sure|how|unsure|wondering)\b[^.?]{1,60}\?/i,
    'Looking for a gift?',
  ],
  [
    1,
    'help helps',
    /\bcan help (?:you )?(?:with|to)\b|\bhelps? with (?:the )?[a-z]/i,
    'It can help with a late order.',
    /\bhelps? with (?:this|it|that)\b/i,
  ],
  [
    1,
    'goes go passed pass fed feed feeds fits needed expected used given hand handed required accepted',
    exact(
      String.raw`\b(?:goes|go|(?:be |is |are )?(?:passed|handed|given|fed)(?: on)?|feeds?|fits|(?:is|are) (?:needed|expected|required|used|accepted)) (?:in|into|to|by|as|for|with)\b [^.;]{0,48}?\b${NAME}`,
    ),
    'The key is what goes in the field of send_order.',
    /\b(?:param(?:eter)?|argument)s?\b/i,
  ],
])
