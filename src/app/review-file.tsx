import '../boot.js'
import { createRoot } from 'react-dom/client'
import { PAGE_DATA_ID, readPageData } from '../core/share/one-file-page'
import { loadIcu } from '../i18n/words'
import { providePowers } from '../state/powers'
import { SharedPage } from '../ui/review/SharedPage'
import { SaveSetButton } from '../ui/review/SaveSetButton'
import '../ui/kit/tokens.css'
import '../ui/kit/base.css'
import '../ui/kit/fields.css'
import '../ui/review/link-page.css'
import '../ui/review/sheet.css'
import { startAppearance } from './appearance'
import { ErrorBoundary } from './ErrorBoundary'
import { filePowers } from './file-powers'

/** The reader's page in a file of its own: the set stands in it, and there is no studio around it. */
const { setText, base } = readPageData(document.getElementById(PAGE_DATA_ID)!.textContent)

providePowers(filePowers(base))
startAppearance()
void loadIcu()
createRoot(document.getElementById('root')!).render(
  <ErrorBoundary>
    <SharedPage setText={setText} leftOut={[]} actions={<SaveSetButton setText={setText} />} />
  </ErrorBoundary>,
)
