/** Each line of an alternative says that the parameter does nothing, whatever else is sent. */
const UNUSED =
  /^\s*[([]?\s*(?:currently )?(?:deprecated|unused|obsolete|reserved|ignored|not used|no longer used)\s*(?:[)\].:;,—-]|in\b|alias\b|since\b|as of\b|$)|[(（[]\s*(?:deprecated|unused|not used|ignored|已?废弃|已?弃用|未使用|预留|保留)\s*[)）\]]|\b(?:this )?(?:parameter|field|option|argument|value) (?:is|has been) (?:currently )?(?:deprecated|unused|ignored|not used|obsolete)\s*(?:[.;,]|$)|[.;,]\s*(?:currently |always )?(?:unused|ignored|not used|deprecated)\s*(?:[.;]|$)|\breserved for future\b|^\s*no longer (?:used|supported)|\bthis (?:parameter|field|option|argument) is no longer\b|\b(?:has|have) no effect\s*(?:[.;]|$)|\bkept (?:only )?for (?:backwards?[- ]compat|compat)/i
const UNUSED_ZH =
  /(?:已|已经|现已)(?:废弃|弃用|停用)|暂未使用|暂不使用|目前未使用|未使用(?:的)?(?:参数|字段)?(?:[，。；]|$)|(?:预留|保留)(?:字段|参数|位)|(?:该|此|本)?参数(?:无效|不生效|已失效)|请忽略(?:该|此|本)?(?:参数|字段)?(?=[。，；]|$)|仅为兼容/

/** Then it does something at other times. */
const SOMETIMES = /\b(?:if|when|unless|for|by|while|with)\b|时|若|如果|当/i

/** The words by which a text says its value is not used at all. */
export function saysUnused(text: string): string | undefined {
  if (
    !/deprecat|unused|obsolete|reserved|ignored|not used|no longer|no effect|compat|废弃|弃用|停用|使用|预留|保留|无效|生效|忽略|兼容/i.test(
      text,
    )
  )
    return undefined
  const hit = UNUSED.exec(text)
  if (hit && isAlways(hit[0], text.slice(hit.index + hit[0].length))) return trimmed(hit[0])
  const chinese = UNUSED_ZH.exec(text)
  if (!chinese) return undefined
  const clause = /[^。；\n]*$/.exec(text.slice(0, chinese.index))![0]
  return SOMETIMES.test(clause) ? undefined : trimmed(chinese[0])
}

const isAlways = (said: string, after: string): boolean =>
  /deprecated|obsolete|future|no longer|compat/i.test(said) || !SOMETIMES.test(after.slice(0, 30))

const trimmed = (said: string): string =>
  said.replace(/^[\s([（.,;，]+|[\s)\]）.,:;：，。；—-]+$/g, '')
