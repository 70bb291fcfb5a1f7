import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './Icon'
import './menu.css'
import type { MenuItem } from './MenuButton'

export interface MenuPopupProps {
  readonly label: string
  readonly className: string
  readonly items: readonly MenuItem[]
  /** Opened by a key: the first line has the focus at once. */
  readonly byKey: boolean
  readonly onClosed: () => void
  readonly children: ReactNode
}

/** For how many frames the menu's focus is waited for. */
const FRAMES = 60

/** The open menu with its button; closed, the plain button takes its place and the focus back. */
export function MenuPopup({ label, className, items, byKey, onClosed, children }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!byKey) return
    // The menu takes the focus to itself some frames after it is there; its first line comes then.
    let frame = 0
    const focusFirst = (left: number) => {
      const menu = popup.current
      if (menu && document.activeElement === menu)
        menu.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')?.focus()
      else if (left > 0 && !menu?.contains(document.activeElement))
        frame = requestAnimationFrame(() => focusFirst(left - 1))
    }
    focusFirst(FRAMES)
    return () => cancelAnimationFrame(frame)
  }, [byKey])
  return (
    <Menu.Root defaultOpen onOpenChangeComplete={(open) => !open && onClosed()}>
      <Menu.Trigger className={className} aria-label={label}>
        {children}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="menu-place">
          <Menu.Popup className="menu" ref={popup}>
            {items.map((item) =>
              item.onChoose ? (
                <Menu.Item
                  key={item.id}
                  className={item.danger ? 'menu-item danger' : 'menu-item'}
                  disabled={item.disabled ?? false}
                  onClick={item.onChoose}
                >
                  {item.icon && <Icon name={item.icon} />}
                  <span className="grow">{item.label}</span>
                  {item.note && <span className="quiet">{item.note}</span>}
                </Menu.Item>
              ) : (
                <div key={item.id} className="menu-head">
                  {item.label}
                </div>
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
