/** Estimates the bill of the current period, and shows what the estimate is based on. */
import type { BillEstimate, EstimateProblem } from '#shared/contract/billing/statements'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { ServiceType } from '#shared/services/services'
import * as usageTexts from '#shared/texts/services/usage'
import { useGetBillEstimateQuery } from '../../api/billing/statements'
import { useHasRight } from '../../session/useHasRight'
import { amountText, numberText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import styles from './EstimatePanel.module.css'
import { estimateRange } from './estimateRange'

export const EstimatePanel = ({ account }: { account: UserAccount }) =>
  useHasRight('BILLINGHISTORY.read') ? <Estimate account={account} /> : null

function Estimate({ account }: { account: UserAccount }) {
  const query = useGetBillEstimateQuery({ query: { crm_service_account_id: account.crm_service_account_id } })
  if (query.data?.problem === 'ended') return null
  return (
    <Panel title={usageTexts.estimatedBill}>
      <PageState query={query} failedText={usageTexts.estimatedBillNotLoaded} rows={3}>
        {({ estimate, problem }) =>
          estimate ? (
            <EstimatedBill estimate={estimate} />
          ) : (
            <p className={parts.quiet}>{problemText(problem, account.service_type_code)}</p>
          )
        }
      </PageState>
    </Panel>
  )
}

function problemText(problem: EstimateProblem | null, type: ServiceType): string {
  if (problem === 'no_reading') return usageTexts.estimateNoReading
  return type === 'GAS' ? usageTexts.noEstimateYet : usageTexts.estimateTooEarly
}

function EstimatedBill({ estimate }: { estimate: BillEstimate }) {
  const { period_start, period_end, changes, therms_so_far: soFar, expected_therms: expected } = estimate
  return (
    <div className={styles.estimate}>
      <p>
        <span className={styles.amount}>{estimateRange(estimate)}</span>
        <span className={parts.below}>{usageTexts.forPeriod(dayText(period_start), dayText(period_end))}</span>
      </p>
      <div className={styles.basis}>
        {soFar !== null && expected !== null && <Progress soFar={soFar} expected={expected} />}
        <p className={parts.quiet}>{basisOf(estimate)}</p>
        {changes !== 0 && (
          <p className={parts.quiet}>
            {changes > 0
              ? usageTexts.includesChanges(amountText(changes))
              : usageTexts.includesCredits(amountText(-changes))}
          </p>
        )}
      </div>
    </div>
  )
}

function basisOf({ counted_until: day, therms_so_far, expected_therms, period_end }: BillEstimate): string {
  if (expected_therms === null) return usageTexts.noUsageCharges
  const expected = numberText(expected_therms)
  if (day === null || therms_so_far === null) return usageTexts.estimateFromSeason(expected)
  const soFar = numberText(therms_so_far, { maxDigits: 1 })
  return usageTexts.estimateFromUsage({ soFar, day: dayText(day), expected, lastDay: dayText(period_end) })
}

/** The part of the expected usage that was used, filled, and the rest, hatched. The sentence below says the same. */
const Progress = ({ soFar, expected }: { soFar: number; expected: number }) => (
  <div className={styles.progress} aria-hidden="true">
    <span style={{ width: `${Math.min(100, (soFar / Math.max(1, expected)) * 100)}%` }} />
  </div>
)
