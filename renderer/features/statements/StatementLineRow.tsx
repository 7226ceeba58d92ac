import { useState } from 'react'
import type { StatementLine } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import { amountText, numberText } from '../../ui/format/amounts'
import parts from '../../ui/panels/parts.module.css'
import { explainLine } from './explainLine'
import styles from './statements.module.css'

export function StatementLineRow({ line }: { line: StatementLine }) {
  const [isExplained, setIsExplained] = useState(false)
  const explanation = explainLine(line)
  return (
    <tr>
      <th scope="row">
        {line.label}
        {explanation && (
          <button
            type="button"
            className={styles.explain}
            aria-expanded={isExplained}
            aria-label={statementTexts.whatIs(line.label)}
            onClick={() => setIsExplained(!isExplained)}
          >
            ?
          </button>
        )}
        {line.detail && <span className={parts.below}>{line.detail}</span>}
        {isExplained && <span className={styles.explanation}>{explanation}</span>}
      </th>
      <td className={styles.quantity}>{quantityOf(line)}</td>
      <td>{amountText(line.amount)}</td>
    </tr>
  )
}

const quantityOf = ({ quantity, unit, rate }: StatementLine): string =>
  quantity === null || rate === null
    ? ''
    : statementTexts.quantityAtRate(
        numberText(quantity, { maxDigits: 3 }),
        unit,
        numberText(rate, { minDigits: rate < 1 ? 3 : 2 }),
      )
