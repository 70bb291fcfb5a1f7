import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { Icon } from './Icon'
import { useSignal } from './signal'
import { toastQueue } from './toast'
import './toasts.css'
import { useWords } from './use-words'

/** A note with something to do stays longer, so that it can be reached. */
const STAYS_MS = 6000
const STAYS_WITH_ACTION_MS = 15000

const manager = Toast.createToastManager()

export default function Toasts() {
  const waiting = useSignal(toastQueue)
  useEffect(() => {
    if (!waiting.length) return
    toastQueue.set([])
    for (const { text, action } of waiting) {
      const id = manager.add({
        title: text,
        timeout: action ? STAYS_WITH_ACTION_MS : STAYS_MS,
        ...(action && {
          actionProps: {
            children: action.label,
            onClick: () => {
              manager.close(id)
              action.run()
            },
          },
        }),
      })
    }
  }, [waiting])
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const t = useWords()
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content className="toast-in">
        <Toast.Title render={<p />} />
        {toast.actionProps && <Toast.Action className="link" />}
        {/* The library hides it from readers until the stack is opened; these lie side by side. */}
        <Toast.Close className="btn icon s" aria-hidden={false} aria-label={t('frame.close')}>
          <Icon name="close" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
