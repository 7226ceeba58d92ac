/** Lists the rows with an invalid amount, on any page of the list, because they block the run. */
import * as creditTexts from '#shared/texts/billing/credits'
import { Button } from '../../ui/Button'
import type { AmountRow } from './creditDraft'
import styles from './credits.module.css'

export function InvalidAmounts({ rows, onClear }: { rows: readonly AmountRow[]; onClear: () => void }) {
  return (
    <div aria-live="polite" className={styles.announced}>
      {rows.length > 0 && (
        <>
          <p className={styles.fieldError}>{creditTexts.invalidAmounts(rows.length)}</p>
          <ul className={styles.invalid}>
            {rows.map(({ account, text }) => (
              <li key={account.account_no}>
                {account.account_no} · {account.name}: “{text}”
              </li>
            ))}
          </ul>
          <Button size="small" onClick={onClear}>
            {creditTexts.clearInvalidAmounts}
          </Button>
        </>
      )}
    </div>
  )
}
