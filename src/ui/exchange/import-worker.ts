import { importReport } from './import-report'

// Texts of megabytes are read here, so that the page stays alive meanwhile.
self.onmessage = (event: MessageEvent<string>) => {
  self.postMessage(importReport(event.data))
}
