/**
 * Whether an address may carry a shared set. It stands alone and imports nothing, because the page
 * asks it before anything else is loaded. Takes a hash (`#s=…`) or a whole address; some chat
 * applications write the `#` as `%23`, once or twice over, or put parameters in front.
 */
export function hasLinkPayload(address: string): boolean {
  return /(?:[#\uFF03&?]|%(?:25)*(?:23|26))s(?:[=\uFF1D]|%(?:25)*3D)/i.test(address)
}

/** Whether a text is a share link, or has one in it, rather than tools or a review that speak of links. */
export const isShareLink = (given: string): boolean =>
  !/^\s*[[{]/.test(given) && hasLinkPayload(given)
