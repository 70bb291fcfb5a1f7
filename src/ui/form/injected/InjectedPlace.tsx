import { lazy, Suspense, useState } from 'react'
import { getIn } from '../../../core/json/node'
import { useWords } from '../../kit/use-words'
import { useFormTool } from '../form-context'

const InjectedBox = lazy(() => import('./InjectedBox'))

/** What the system fills in, or the quiet way to the first of it. */
export function InjectedPlace() {
  const t = useWords()
  const { tool } = useFormTool()
  const [isAsked, setAsked] = useState(false)
  const isListed = getIn(tool, ['contract', 'injected']) !== undefined
  if (isListed || isAsked)
    return (
      <Suspense>
        <InjectedBox isNew={!isListed} onLeft={() => setAsked(false)} />
      </Suspense>
    )
  return (
    <p className="quiet inject-more">
      <button type="button" className="link" onClick={() => setAsked(true)}>
        {t('form.addInjected')}
      </button>{' '}
      {t('form.addInjectedNote')}
    </p>
  )
}
