import type { DialectError, Loss, Written } from './dialect'
import type { Laid } from './write-shape'

/** A laid-out tool with its losses and errors; `ok` unless an error is more than a warning. */
export function finish(
  laid: Laid,
  losses: readonly Loss[],
  errors: readonly DialectError[],
): Written {
  return {
    ok: errors.every((error) => error.severity === 'warning'),
    wire: laid.wire,
    losses: [...losses, ...laid.losses],
    errors,
  }
}
