import { createRoot } from 'react-dom/client'
import { Field } from '../Field'

createRoot(document.getElementById('root')!).render(<Field />)
