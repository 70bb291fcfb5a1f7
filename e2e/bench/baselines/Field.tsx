import { useState } from 'react'

/** One field that echoes what is typed: the least a page can do to answer a keystroke. */
export function Field() {
  const [name, setName] = useState('')
  return (
    <label>
      Name
      <input
        data-testid="tool-name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <output data-finding={name}>{name}</output>
    </label>
  )
}
