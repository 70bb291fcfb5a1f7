import '../../i18n/words/sent'
import { Tabs } from '@base-ui/react/tabs'
import { lazy, Suspense } from 'react'
import { useSignal } from '../kit/signal'
import { useWords } from '../kit/use-words'
import './try-call.css'
import { type TryPart, tryPart } from './try-part'
import { TryCall } from './TryCall'

const Probe = lazy(() => import('../probe/Probe'))

/** What happens when the model is wrong: with one call that it sent, and with all it could send. */
export default function TryPane() {
  const t = useWords()
  const part = useSignal(tryPart)
  return (
    <Tabs.Root className="try" value={part} onValueChange={(value: TryPart) => tryPart.set(value)}>
      <div className="try-parts">
        <Tabs.List className="seg" aria-label={t('sent.parts')} activateOnFocus>
          <Tabs.Tab value="call">{t('sent.partCall')}</Tabs.Tab>
          <Tabs.Tab value="probe">{t('sent.partProbe')}</Tabs.Tab>
        </Tabs.List>
      </div>
      <Tabs.Panel className="scroll" value="call">
        <TryCall />
      </Tabs.Panel>
      <Tabs.Panel className="scroll" value="probe">
        <Suspense fallback={<p className="empty">{t('frame.loading')}</p>}>
          <Probe />
        </Suspense>
      </Tabs.Panel>
    </Tabs.Root>
  )
}
