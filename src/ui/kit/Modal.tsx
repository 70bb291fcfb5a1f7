import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { Icon } from './Icon'
import './modal.css'
import { useWords } from './use-words'

interface ModalProps {
  readonly title: string
  readonly onClose: () => void
  /** What Escape does where it is a step back instead of closing. */
  readonly onEscape?: (() => void) | undefined
  readonly children: ReactNode
  /** The buttons at the lower edge, which stays in sight while the rest scrolls. */
  readonly footer?: ReactNode
  /** Wide, or as large as the window has room for; a full one scrolls inside its own parts. */
  readonly wide?: boolean | 'full'
  /** Where the focus goes first; else the first control. */
  readonly focusFirst?: RefObject<HTMLElement | null>
}

/** A dialog over the page: Escape closes it, a click beside it does not, so that no work is lost. */
export function Modal({
  title,
  onClose,
  onEscape,
  children,
  footer,
  wide,
  focusFirst,
}: ModalProps) {
  const t = useWords()
  return (
    <Dialog.Root
      open
      disablePointerDismissal
      onOpenChange={(open, { reason }) => {
        if (!open) (reason === 'escape-key' && onEscape ? onEscape : onClose)()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup
          className={`modal ${wide === 'full' ? 'full' : wide ? 'wide' : ''}`}
          initialFocus={focusFirst ?? true}
        >
          <header className="modal-head">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="btn icon s" aria-label={t('frame.close')}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <div className="modal-body">{children}</div>
          {footer && <footer className="modal-foot">{footer}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
