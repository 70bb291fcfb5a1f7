import { mediaHook } from './media-hook'

/** Whether the window has room for three panes side by side. */
export const useWide = mediaHook('(min-width: 1100px)')
