/** Tries a pattern on a text away from the page, since a pattern can take for ever. */
interface Ask {
  readonly pattern: string
  readonly text: string
}

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Ask>) => void) | null
  postMessage: (message: boolean | 'ready') => void
}

scope.onmessage = ({ data }) => scope.postMessage(new RegExp(data.pattern, 'u').test(data.text))
scope.postMessage('ready')
