import { createRoot } from 'react-dom/client'
import { Field } from '../Field'

createRoot(document.getElementById('root')!).render(<Field />)

// After the frame that shows the field: a page that waits for nothing else.
requestAnimationFrame(() => setTimeout(() => void import('./open-editor'), 0))
