/** Lists the rows that won't be credited and why, before a person confirms the run. */
import type { CheckedCreditRow } from '#shared/contract/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'
import styles from './credits.module.css'

const reasons = {
  unknown_account: creditTexts.unknownAccount,
  closed_account: creditTexts.closedAccount,
} as const satisfies Record<Exclude<CheckedCreditRow['outcome'], 'credit'>, string>

export function RejectedRows({ rows }: { rows: readonly CheckedCreditRow[] }) {
  const rejected = rows.flatMap(({ account_no, name, outcome }) =>
    outcome === 'credit' ? [] : [{ account_no, name, reason: reasons[outcome] }],
  )
  if (rejected.length === 0) return null
  return (
    <div className={styles.warning}>
      <p>{creditTexts.wontBeCredited(rejected.length)}</p>
      <ul className={styles.problems}>
        {rejected.map(({ account_no, name, reason }) => (
          <li key={account_no}>
            {name === '' ? account_no : `${name} (${account_no})`}: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
