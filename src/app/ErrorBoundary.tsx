import { Component, type ReactNode } from 'react'
import { words } from '../i18n/words'
import { useView } from '../state/view'
import { dropFirstScreen } from './first-screen'

/** Shows a crash of ours in words; the work is in storage, so reloading goes on where it was. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch() {
    dropFirstScreen()
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    const { lang } = useView.getState()
    return (
      <main className="crash" role="alert">
        <h1>{words(lang, 'frame.crashTitle')}</h1>
        <p>{words(lang, 'frame.crashText')}</p>
        <pre>{String(this.state.error)}</pre>
        <button type="button" className="btn main" onClick={() => location.reload()}>
          {words(lang, 'frame.reload')}
        </button>
      </main>
    )
  }
}
