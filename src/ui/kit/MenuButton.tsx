import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { IconName } from './icons'
import type { MenuPopupProps } from './MenuPopup'

/** One line of a menu; a line without `onChoose` is a heading. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  readonly note?: string
  readonly disabled?: boolean
  readonly danger?: boolean
  readonly onChoose?: () => void
}

let Popup: ComponentType<MenuPopupProps> | undefined
const loadPopup = () => import('./MenuPopup').then((module) => (Popup = module.MenuPopup))

/** A button that opens a menu. The menu's code is fetched when the pointer or focus comes near. */
export function MenuButton({
  label,
  className,
  items,
  onOpen,
  children,
}: {
  label: string
  className: string
  items: readonly MenuItem[]
  onOpen?: () => void
  children: ReactNode
}) {
  const [wanted, setWanted] = useState<'key' | 'pointer'>()
  const [, setLoaded] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    // The open menu's button went with the menu; what was chosen may have the focus by now.
    const isLost = document.activeElement === document.body
    if (wasOpen.current && isLost) button.current?.focus()
    wasOpen.current = wanted !== undefined
  }, [wanted])
  const near = () => {
    if (!Popup) void loadPopup().then(() => setLoaded(true))
  }
  if (wanted && Popup)
    return (
      <Popup
        label={label}
        className={className}
        items={items}
        byKey={wanted === 'key'}
        onClosed={() => setWanted(undefined)}
      >
        {children}
      </Popup>
    )
  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={near}
      onFocus={near}
      onClick={(event) => {
        onOpen?.()
        // A click by Enter or the space bar counts no presses of a button.
        setWanted(event.detail === 0 ? 'key' : 'pointer')
        near()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        event.currentTarget.click()
      }}
    >
      {children}
    </button>
  )
}
