/** What one tab tells the others about the storage they share. */
export type TabNews =
  | { readonly kind: 'saved'; readonly id: string; readonly revision: number }
  | { readonly kind: 'deleted'; readonly id: string }

export interface Tabs {
  readonly announce: (news: TabNews) => void
  /** Hears what other tabs announce; the answer stops it. A tab does not hear itself. */
  readonly listen: (hear: (news: TabNews) => void) => () => void
  readonly close: () => void
}

/** Other tabs of the same browser. Where tabs cannot talk, nothing is heard: saving still compares revisions. */
export function openTabs(name = 'toolwright'): Tabs {
  const channel = channelNamed(name)
  return {
    announce: (news) => channel?.postMessage(news),
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const news = newsIn(data)
        if (news) hear(news)
      }
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
    close: () => channel?.close(),
  }
}

function channelNamed(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** A tab with an older or newer Toolwright may say something else; that is passed over. */
export function newsIn(data: unknown): TabNews | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { kind, id, revision } = data as Record<string, unknown>
  if (typeof id !== 'string') return undefined
  if (kind === 'deleted') return { kind, id }
  return kind === 'saved' && typeof revision === 'number' ? { kind, id, revision } : undefined
}
