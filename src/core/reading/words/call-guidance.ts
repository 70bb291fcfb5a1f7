/**
 * What looks like an order and is about this call: when the tool fits, how it is filled, what is
 * settled before it. Each takes its part of the sentence only, so a real order beside it still counts.
 */
const GUIDANCE: readonly RegExp[] = [
  // What an owner of the account has to see to is a fact about the effect.
  /\bif you (?:want|wish|plan|would like)\b[^.;]{0,120}\byou (?:need to|must|should|have to)\b[^.;]*/,
  /\b(?:which|this) means (?:that )?you (?:need to|must|should|have to)\b[^.;]*/,
  // "When you need to …" says when the tool fits; it orders nothing.
  /\b(?:when|if|where|while|unless|until|whenever|in case|so that|which|what|as|that)\s+(?:you|they|the (?:user|agent|model|assistant|llm))\s+(?:really |only |already |just |also |do |don't |do not )?(?:need|needs|should|want|wants|must|hold|have|has)\b(?:\s+to\b)?/,
  /當(?:你|您)需要/,
  // An id or a value is not made up: that is how the call is filled.
  /\b(?:never|do not|don['’]t) (?:guess|infer|invent|make up|assume|fabricate)\b[^.;—]{0,60}\b(?:ids?|identifiers?|names?|values?|numbers?|keys?|slugs?|codes?|parameters?|arguments?)\b/,
  /(?:不要|禁止|不得|严禁|切勿|请勿|不能|勿)(?:自行|随意|擅自)?(?:编造|臆测|猜测|虚构|伪造)(?:或(?:编造|臆测|猜测|虚构))?[^。；，]{0,10}(?:编号|单号|号码|账号|参数|取值|代码|标识|日期|邮箱|\bid\b)/,
  // The tool does it all: the caller is spared a step.
  /\b(?:do not|don['’]t|never|no need to)\b[^.;]{0,90}\b(?:yourself|manually|on your own)\b[^.;]{0,12}\b(?:this|the) (?:tool|endpoint|command|call) (?:does|handles|takes care)\b/,
  /\b(?:do not|don['’]t) (?:reconstruct|rebuild|recompute)\b[^.;]{0,60}\b(?:yourself|manually|on your own)\b/,
  /\bnever be (?:called|invoked|triggered)\b/,
  /\bguides? (?:you|the \w+) through\b[^.;]*/,
  // What the user is shown first, or asked, so that this tool can be called.
  /\b(?:present|show|display|list|give|provide)\b[^.;]{0,60}\bto the user\b[^.;]{0,60}\b(?:then|before) (?:re-?)?(?:call|invoke|use|run)(?:ing)? (?:it|this|the tool)\b/,
  /(?:执行|调用|提交|操作)前，?(?:必须|须|需|应)(?:先)?(?:向用户)?展示[^。；]{0,40}确认/,
  // How what came back is handed to the next call.
  /\b(?:agents?|llm|model|you) (?:should|must) [^.;]{0,90}\b(?:subsequent|later|next|further) (?:tool )?calls?\b/,
  /\b(?:must|should) (?:validate|check) (?:their|your|the) (?:tool )?(?:calls?|arguments?|parameters?|inputs?)\b/,
  // When another tool fits better.
  /(?:请)?(?:不要|勿)(?:优先)?(?:使用|调用)[^。；]{0,60}/,
  // Words of two characters, one of which alone is "should".
  /[对對相响響适適供反呼]应|应用/,
]

export const CALL_GUIDANCE = new RegExp(GUIDANCE.map(({ source }) => source).join('|'), 'gi')
