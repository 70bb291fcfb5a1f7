import { isShareLink } from '../../core/share/has-link-payload'

/** Whether it is worth reading a text as a review: told without reading it. */
export const mayBeReview = (text: string): boolean =>
  isShareLink(text) || (/"review"\s*:/.test(text) && /"of"\s*:/.test(text))
