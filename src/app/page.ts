import { providePowers } from '../state/powers'
import { startAppearance } from './appearance'
import { lazyPowers } from './lazy-powers'

/** What both the studio and a link's page need before they show anything. */
export function startPage(): void {
  providePowers(lazyPowers)
  startAppearance()
}
