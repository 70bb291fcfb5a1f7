import { dictionary } from '../dictionary'
import { addWords } from '../words'

/** Why the form does not take what was typed; the field keeps it on screen. */
export const refusals = dictionary({
  en: {
    nameEmpty: 'A parameter needs a name. The old one stays until there is a new one.',
    nameTaken: 'Another parameter has this name. The old one stays until this is changed.',
    valueTaken: 'Another value is the same. The old one stays until this is changed.',
    notPossible: 'This cannot be done to the text as it stands.',
    notANumber: 'Not a number. It is not taken.',
    notWhole: 'A whole number is needed. It is not taken.',
    notACount: 'A whole number from 0 is needed. It is not taken.',
    notJson: 'Not JSON yet; a text needs its quotation marks. It is not taken.',
  },
  zh: {
    nameEmpty: '参数要有名称。填好新名称之前，仍用原来的。',
    nameTaken: '已有同名的参数。改成别的名称之前，仍用原来的。',
    valueTaken: '已有相同的取值。改成别的之前，仍用原来的。',
    notPossible: '当前的文本无法这样修改。',
    notANumber: '这不是数字，没有生效。',
    notWhole: '这里要填整数，没有生效。',
    notACount: '这里要填0或正整数，没有生效。',
    notJson: '还不是JSON（文本要加引号），没有生效。',
  },
})

addWords('refusals', refusals)
