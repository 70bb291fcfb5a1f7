import type { Finding, Fix } from './finding'

/** Findings whose fix nobody has asked for yet. */
const unmade = new WeakSet<Finding>()

/** Whether a finding has a fix that is still to be made; reading it would make it. */
export const isFixUnmade = (finding: Finding): boolean => unmade.has(finding)

/** The finding with a fix that is made when it is first asked for; one that cannot be made is none. */
export function withLateFix(
  finding: Finding,
  tool: number | undefined,
  make: () => Fix | undefined,
): Finding {
  let fix: Fix | undefined
  const late: Finding = {
    ...finding,
    ...(tool === undefined ? {} : { tool }),
    get fix(): Fix | undefined {
      if (!unmade.delete(late)) return fix
      try {
        fix = make()
      } catch {
        fix = undefined
      }
      return fix
    },
  }
  unmade.add(late)
  return late
}

/** The finding as one of a certain tool of a set; spread, a fix that nobody asked for would be made. */
export function inTool(finding: Finding, tool: number): Finding {
  if (!unmade.has(finding)) return { ...finding, tool }
  const { rule, severity, path, message, values } = finding
  return withLateFix({ rule, severity, path, message, values }, tool, () => finding.fix)
}
