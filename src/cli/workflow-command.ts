/** A line that a runner of GitHub Actions acts on; what a text holds is never taken for a part of it. */
export function workflowCommand(
  command: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const said = Object.entries(properties).map(([key, value]) => `${key}=${property(String(value))}`)
  return `::${command}${said.length > 0 ? ` ${said.join(',')}` : ''}::${data(message)}\n`
}

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
