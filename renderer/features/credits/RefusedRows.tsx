/** Which of the rows will not be credited, and why: said before somebody agrees to all of them. */
import type { CheckedRow } from '#shared/contract/credits'
import styles from './credits.module.css'
import * as creditTexts from '#shared/texts/credits'

const reasons = {
  unknown_account: creditTexts.unknownAccount,
  closed_account: creditTexts.closedAccount,
} as const satisfies Record<Exclude<CheckedRow['outcome'], 'credit'>, string>

export function RefusedRows({ rows }: { rows: readonly CheckedRow[] }) {
  const refused = rows.flatMap(({ account_no, name, outcome }) =>
    outcome === 'credit' ? [] : [{ account_no, name, reason: reasons[outcome] }],
  )
  if (refused.length === 0) return null
  return (
    <div className={styles.warning}>
      <p>
        {refused.length === 1
          ? '1 of these accounts won’t be credited:'
          : `${refused.length} of these accounts won’t be credited:`}
      </p>
      <ul className={styles.problems}>
        {refused.map(({ account_no, name, reason }) => (
          <li key={account_no}>
            {name === '' ? account_no : `${name} (${account_no})`}: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
