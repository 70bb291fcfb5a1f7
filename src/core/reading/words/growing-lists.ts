/** Things of which a company has more every day, as names of tools call them: a list of them has no end. */
export const GROWS: ReadonlySet<string> = new Set(
  `orders payments refunds invoices transactions transfers shipments deliveries parcels bookings reservations
   customers clients contacts users members employees students patients leads
   records rows entries events logs traces messages emails mails threads posts tweets comments replies
   notifications reviews ratings articles documents docs files images photos videos attachments notes pages
   tickets issues tasks bugs commits pulls diffs changes revisions versions runs executions builds jobs results
   products items goods skus listings hotels flights trips alerts activities activity history
   transcripts calls meetings visits sessions cases claims contracts bills expenses receipts readings measurements
   papers publications citations questions answers news stories feeds songs tracks movies books recipes places`
    .trim()
    .split(/\s+/),
)
