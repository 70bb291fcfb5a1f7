/**
 * Keys of models' servers, each for the host that it was given for, so that none goes to another one.
 * They stay in the memory of the page; on wish also in the storage of the tab, which ends with it.
 * Never in what outlives the tab.
 */
export interface KeyStore {
  readonly give: (baseUrl: string, key: string, isKept: boolean) => void
  readonly keyFor: (baseUrl: string) => string
  /** Forgets all of them, everywhere. */
  readonly forget: () => void
}

/** The part of a tab's storage that is used, so that a test can stand in for it. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'toolwright.key.'

export function openKeyStore(storage: () => TabStorage = () => sessionStorage): KeyStore {
  const keys = new Map<string, string>()
  const kept = <T>(act: (tab: TabStorage) => T, without: T): T => {
    try {
      return act(storage())
    } catch {
      return without
    }
  }
  return {
    give: (baseUrl, key, isKept) => {
      const host = hostOf(baseUrl)
      if (key === '') keys.delete(host)
      else keys.set(host, key)
      kept((tab) => {
        if (isKept && key !== '') tab.setItem(PREFIX + host, key)
        else tab.removeItem(PREFIX + host)
      }, undefined)
    },
    keyFor: (baseUrl) => {
      const host = hostOf(baseUrl)
      return keys.get(host) ?? kept((tab) => tab.getItem(PREFIX + host) ?? '', '')
    },
    forget: () => {
      keys.clear()
      kept((tab) => {
        const names = Array.from({ length: tab.length }, (_, i) => tab.key(i) ?? '')
        for (const name of names) if (name.startsWith(PREFIX)) tab.removeItem(name)
      }, undefined)
    },
  }
}

const hostOf = (baseUrl: string): string => new URL(baseUrl).origin
