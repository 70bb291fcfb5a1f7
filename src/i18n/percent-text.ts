/** A share, 0 to 1, in whole percent; what is not all is never shown as all. */
export const percentText = (share: number): string => `${Math.floor(share * 100)}%`
