/** Names the rows whose amount cannot be credited, on whatever page of the list they are: they hold up the run. */
import { Button } from 'antd'
import type { AmountRow } from './creditDraft'
import styles from './credits.module.css'

export function InvalidAmounts({ rows, onClear }: { rows: readonly AmountRow[]; onClear: () => void }) {
  return (
    <div aria-live="polite">
      {rows.length > 0 && (
        <>
          <p className={styles.remark}>
            {rows.length === 1 ? '1 row has an invalid amount.' : `${rows.length} rows have invalid amounts.`} Correct
            or clear {rows.length === 1 ? 'it' : 'them'} to issue credit.
          </p>
          <ul className={styles.invalid}>
            {rows.map(({ account, text }) => (
              <li key={account.account_no}>
                {account.account_no} · {account.name}: “{text}”
              </li>
            ))}
          </ul>
          <Button size="small" onClick={onClear}>
            Clear invalid amounts
          </Button>
        </>
      )}
    </div>
  )
}
