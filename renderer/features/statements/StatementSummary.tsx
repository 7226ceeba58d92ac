/** Calculates the total due from the previous balance. */

import { adjustmentOf } from '#shared/billing/statementSections'
import type { StatementDetails } from '#shared/contract/billing/statements'
import type { Cents } from '#shared/format/money'
import * as statementTexts from '#shared/texts/billing/statements'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import styles from './statements.module.css'

export function StatementSummary({ statement }: { statement: StatementDetails }) {
  const adjustment = adjustmentOf(statement)
  return (
    <table className={styles.sum}>
      <caption className="visually-hidden">{statementTexts.summaryTitle}</caption>
      <tbody>
        <Row label={statementTexts.previousBalance} amount={statement.previous_total} />
        {statement.payments.map(({ date, method, amount }, index) => (
          <Row
            // Payments have no id, and two of a day can be equal. Their order is stable.
            key={`${date} ${index}`}
            label={statementTexts.paymentReceived(dayText(date), method)}
            amount={-amount}
          />
        ))}
        {adjustment !== 0 && <Row label={statementTexts.adjustmentsAndCredits} amount={adjustment} />}
        <Row label={statementTexts.balanceForward} amount={statement.previous_balance} />
        <Row label={statementTexts.newCharges} amount={statement.charges} />
      </tbody>
      <tfoot>
        <Row label={statementTexts.totalDue} amount={statement.total_due} />
      </tfoot>
    </table>
  )
}

const Row = ({ label, amount }: { label: string; amount: Cents }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{amountText(amount)}</td>
  </tr>
)
