import type { Finding, Fix } from './finding'

/** The finding with a fix that is made when it is first asked for; one that cannot be made is none. */
export function withLateFix(
  finding: Finding,
  tool: number | undefined,
  make: () => Fix | undefined,
): Finding {
  let fix: Fix | undefined
  let isMade = false
  return {
    ...finding,
    ...(tool === undefined ? {} : { tool }),
    get fix(): Fix | undefined {
      if (isMade) return fix
      isMade = true
      try {
        fix = make()
      } catch {
        fix = undefined
      }
      return fix
    },
  }
}
