/** A question mark, and whatever closes the sentence behind it. */
export const QUESTION_END = /[?？][\s"'”’）)\]*_。.!！~～😊🙂]*$/u

/** What can be given: in English the thing that is wanted follows the verb. */
const THING =
  '(?:me |us )?(?:with )?(?:the|your|an?|any|more|some|additional|further|which|what|at least|one|these|those|this|that|both|it\\b|whether|how|if\\b)'

/** Sentences that ask for something without a question mark. */
export const ASKS_FOR: readonly RegExp[] = [
  new RegExp(
    `\\b(?:please|kindly|could you|can you|would you)\\b[^.!?]{0,40}\\b(?:provide|share|give|send|tell|supply|specify|enter|confirm|clarify|include|let me know|let us know)\\s+${THING}`,
    'i',
  ),
  /\b(?:please|kindly)\s+(?:provide|specify|clarify|confirm|choose|select|pick)\b/i,
  /\b(?:just |simply )?(?:tell|give|send) me\s+(?:the|your|which|what|an?|more)\b/i,
  /\blet me know\s+(?:the|your|which|what|how (?:many|much|long)|when you|where|whether|who)\b/i,
  /\b(?:i|we)(?:['’](?:ll|d)| will| would| do)?(?: just| still| also| first)?\s+(?:need|require)\s+(?:the|your|an?|more|some|to know|additional|further|a (?:bit|little) more)\b(?![^.!?]*\bno\b)/i,
  /\b(?:i|we)(?:['’]m| am|['’]re| are)\s+missing\b/i,
  /\b(?:could|can|may) i (?:have|get|ask)\b|\bmay i ask\b/i,
  /\bwhat(?:['’]s| is| are) (?:the|your)\b[^.!?]*$/i,
  /请(?:先|您|你|再|麻烦|尽快|把|将|直接|补充|另外|一并)*(?:提供|告诉|告知|说明|给出|发送|发给|发来|输入|补充|指定|确认一下|明确|选择|核对|报一下|说一下)/,
  /(?:麻烦|劳驾|烦请|辛苦)(?:您|你)?(?:先|再|帮忙)?.{0,6}(?:提供|告诉|告知|说|发|给|补充|确认)/,
  /(?:需要|还需要|还差|缺少?|需)(?:您|你)?(?:先|再|进一步)?(?:提供|补充|告知|告诉|确认|说明)/,
  /(?:我|我们)(?:还|先)?(?:需要|得|要)(?:先)?(?:知道|了解|确认|有|拿到)/,
  /(?:告诉|发给|提供给)我(?:您的|你的|一下|订单|具体|是)/,
  /(?:方便|可否|能否|可以|能不能|是否)(?:的话)?(?:请)?(?:您|你)?.{0,8}(?:提供|告诉|告知|说一下|发)/,
  /(?:您|你)(?:的.{1,12})?(?:是(?:多少|哪|什么|几)|想要?(?:查|看|问|取消|退|改)?.{0,4}(?:哪|什么|几))/,
  /(?:请问|想问一下|想确认一下)/,
]

/** What only closes an answer politely, and asks for nothing that is needed. */
export const POLITE_ENDS: readonly RegExp[] = [
  /\b(?:anything|something|any(?:thing)? other|what) else\b/i,
  /\b(?:further|other|more|additional) (?:questions|help|assistance|requests)\b/i,
  /\bhow (?:can|may|else can) (?:i|we) (?:help|assist)\b(?:[^?]{0,20})?\?/i,
  /\b(?:would you like|do you want|want|shall i|should i)(?: me)?(?: to)? (?:also|help you with anything)\b/i,
  /\blet me know if (?:you|there|that|this|it)\b/i,
  /\bfeel free to\b/i,
  /(?:还有|有)(?:什么|其他|别的|任何)(?:其他|别的)?.{0,10}(?:可以|能|需要).{0,8}(?:帮|协助|了解|处理|问题)/,
  /(?:如果|如|若|有).{0,10}(?:其他|别的|任何|更多)(?:问题|需要|需求|疑问).{0,16}(?:告诉|联系|随时|提问|找我)?/,
  /随时(?:告诉|联系|找|问|提)/,
]
