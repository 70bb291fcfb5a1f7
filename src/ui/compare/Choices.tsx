import { useId } from 'react'

export interface Choice {
  readonly id: string
  readonly label: string
  readonly note: string
  readonly choose: () => void
}

/** A list of versions to choose from. */
export function Choices({ heading, choices }: { heading: string; choices: readonly Choice[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ul>
        {choices.map((choice) => (
          <li key={choice.id}>
            <button type="button" className="choice" onClick={choice.choose}>
              <span>{choice.label}</span>
              <span className="quiet">{choice.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
