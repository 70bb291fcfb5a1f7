import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { linkInAddress } from './app/address'
import { startPage } from './app/page'
import './ui/kit/tokens.css'
import './ui/kit/base.css'

startPage()
// The editor is by far the largest part: on its way while the form is drawn, and run after it.
if (linkInAddress() === undefined && innerWidth >= 1100) void import('./ui/json/JsonPane')
createRoot(document.getElementById('root')!).render(<App />)
