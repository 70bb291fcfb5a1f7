import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadIcu } from '../i18n/words'
import { ErrorBoundary } from './ErrorBoundary'
import { addressChanges, linkInAddress } from './address'
import { dropFirstScreen } from './first-screen'
import { StudioPage } from './StudioPage'

const LinkPage = lazy(() => {
  dropFirstScreen()
  void loadIcu()
  return import('../ui/review/LinkPage')
})

/** A share link opens its own page and loads none of the studio's work; else the studio. */
export function App() {
  const link = useSyncExternalStore(addressChanges, linkInAddress)
  return (
    <ErrorBoundary>
      {link === undefined ? (
        <StudioPage />
      ) : (
        <Suspense>
          <LinkPage key={link} text={link} />
        </Suspense>
      )}
    </ErrorBoundary>
  )
}
