import type { Rule } from '../rule'
import { acceptedApartFromDone } from '../rules/contract/accepted-apart-from-done'
import { annotationsAgree } from '../rules/contract/annotations-agree'
import { annotationsStated } from '../rules/contract/annotations-stated'
import { annotationsWellFormed } from '../rules/contract/annotations-well-formed'
import { auditStated } from '../rules/contract/audit-stated'
import { confirmationKept } from '../rules/contract/confirmation-kept'
import { contractStated } from '../rules/contract/contract-stated'
import { destructiveConfirmed } from '../rules/contract/destructive-confirmed'
import { effectAgrees } from '../rules/contract/effect-agrees'
import { errorsStructured } from '../rules/contract/errors-structured'
import { errorsTogether } from '../rules/contract/errors-together'
import { exportMarksWellFormed } from '../rules/contract/export-marks-well-formed'
import { injectedHaveSource } from '../rules/contract/injected-have-source'
import { noUnsafeRetry } from '../rules/contract/no-unsafe-retry'
import { outcomesStated } from '../rules/contract/outcomes-stated'
import { resultDescribed } from '../rules/contract/result-described'
import { resultIsSummary } from '../rules/contract/result-is-summary'
import { saysAcceptedNotDone } from '../rules/contract/says-accepted-not-done'
import { signalsStated } from '../rules/contract/signals-stated'
import { strictExplained } from '../rules/contract/strict-explained'
import { writeIsGuarded } from '../rules/contract/write-is-guarded'
import { writeIsIdempotent } from '../rules/contract/write-is-idempotent'
import { writeIsVerified } from '../rules/contract/write-is-verified'

export const CONTRACT_RULES: readonly Rule[] = [
  contractStated,
  annotationsWellFormed,
  effectAgrees,
  annotationsAgree,
  annotationsStated,
  confirmationKept,
  destructiveConfirmed,
  writeIsGuarded,
  writeIsIdempotent,
  noUnsafeRetry,
  outcomesStated,
  acceptedApartFromDone,
  saysAcceptedNotDone,
  errorsStructured,
  errorsTogether,
  signalsStated,
  resultDescribed,
  resultIsSummary,
  writeIsVerified,
  injectedHaveSource,
  strictExplained,
  auditStated,
  exportMarksWellFormed,
]
