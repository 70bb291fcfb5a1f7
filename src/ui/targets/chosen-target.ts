import { paneChosen, sideTabChosen } from '../../state/view'
import { signal } from '../kit/signal'
import { ALL_TOOLS, type ProfileWish } from './profile-wish'

/** What the export shows. It stays for the session, while other tabs are looked at. */
export interface ExportChoice {
  readonly target: string
  /** The target that was last chosen from the menu keeps a tab. */
  readonly extra: string | undefined
  /** Per vendor, the id of the dialect that stands for its variant. */
  readonly variants: ReadonlyMap<string, string>
  /** A wish: it holds for every vendor that has a strict mode. */
  readonly isStrict: boolean
  /** All tools of the set instead of the one on screen. */
  readonly isList: boolean
  /** Which tools a list is to have. */
  readonly profile: ProfileWish
  /** What was chosen to be written in another way, by the tool and the name of the offer. */
  readonly offers: ReadonlySet<string>
}

export const exportChoice = signal<ExportChoice>({
  target: 'openai.chat',
  extra: undefined,
  variants: new Map(),
  isStrict: false,
  isList: false,
  profile: ALL_TOOLS,
  offers: new Set(),
})

const changed = (change: Partial<ExportChoice>) =>
  exportChoice.set({ ...exportChoice.get(), ...change })

export const targetChosen = (target: string): void => changed({ target })
export const extraTargetChosen = (target: string): void => changed({ target, extra: target })
export const strictChosen = (isStrict: boolean): void => changed({ isStrict })
export const scopeChosen = (isList: boolean): void => changed({ isList })
export const profileChosen = (profile: ProfileWish): void => changed({ profile })

export function offersAnswered(keys: readonly string[], isWanted: boolean): void {
  const offers = new Set(exportChoice.get().offers)
  for (const key of keys) {
    if (isWanted) offers.add(key)
    else offers.delete(key)
  }
  changed({ offers })
}

export function variantChosen(target: string, dialect: string): void {
  changed({ variants: new Map(exportChoice.get().variants).set(target, dialect) })
}

/** Whether the chosen tab should take the focus when it is next on screen. */
export const focusWish = signal(false)

/** Goes to the export of the tool on screen, as a mark of the bar judges it. */
export function exportAsked(
  mark: { readonly target: string; readonly strict?: boolean },
  hasOwnTab: boolean,
): void {
  const { extra, variants, isStrict } = exportChoice.get()
  const asMarked = new Map(variants)
  asMarked.delete(mark.target)
  changed({
    target: mark.target,
    extra: hasOwnTab ? extra : mark.target,
    isStrict: mark.strict ?? isStrict,
    isList: false,
    variants: asMarked,
  })
  focusWish.set(true)
  sideTabChosen('export')
  paneChosen('side')
}
