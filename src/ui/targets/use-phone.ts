import { mediaHook } from '../kit/media-hook'

/** Whether the window is as narrow as a phone. */
export const usePhone = mediaHook('(max-width: 700px)')
