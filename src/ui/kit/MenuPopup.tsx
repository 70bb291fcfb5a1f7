import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { Icon } from './Icon'
import './menu.css'
import type { MenuItem } from './MenuButton'

export interface MenuPopupProps {
  readonly label: string
  readonly className: string
  readonly items: readonly MenuItem[]
  readonly onClosed: () => void
  readonly children: ReactNode
}

/** The open menu with its button; closed, the plain button takes its place and the focus back. */
export function MenuPopup({ label, className, items, onClosed, children }: MenuPopupProps) {
  return (
    <Menu.Root defaultOpen onOpenChangeComplete={(open) => !open && onClosed()}>
      <Menu.Trigger className={className} aria-label={label}>
        {children}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="menu-place">
          <Menu.Popup className="menu">
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
