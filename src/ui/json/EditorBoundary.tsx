import { Component, type ReactNode } from 'react'

/** Shows `otherwise` in place of an editor whose code could not be fetched or that broke. */
export class EditorBoundary extends Component<
  { readonly otherwise: ReactNode; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children
  }
}
