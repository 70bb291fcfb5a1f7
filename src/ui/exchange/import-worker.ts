import { type ReadingTask, readReport } from './read-report'

// Texts of megabytes are read here, so that the page stays alive meanwhile.
self.onmessage = (event: MessageEvent<ReadingTask>) => {
  void readReport(event.data).then((report) => self.postMessage(report))
}
