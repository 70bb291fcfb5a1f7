/** A sentence of ours whose names stand between backticks: here they are set as code instead. */
export function Sentence({ text }: { text: string }) {
  return text.split(/`([^`]*)`/).map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part))
}
