/** The charges by service, each line with what it is for. */
import { useState } from 'react'
import type { StatementLine, StatementSection } from '#shared/contract/statements'
import { formatCents } from '#shared/money'
import { sectionLabels } from '#shared/statementSections'
import { Panel } from '../../ui/panels/Panel'
import { explainLine } from './explainLine'
import styles from './statements.module.css'

export function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  const sections = [...new Set(lines.map(({ section }) => section))]
  return sections.map((section) => (
    <Section key={section} section={section} lines={lines.filter((line) => line.section === section)} />
  ))
}

function Section({ section, lines }: { section: StatementSection; lines: StatementLine[] }) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Panel title={sectionLabels[section]}>
      <table className={styles.lines}>
        <caption className="visually-hidden">Charges: {sectionLabels[section]}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Charge</th>
            <th scope="col">Quantity</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // Lines of a statement never change their order, and two may read alike.
            <Line key={index} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total {sectionLabels[section]}
            </th>
            <td>{formatCents(total)}</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}

function Line({ line }: { line: StatementLine }) {
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
            aria-label={`What is ${line.label}?`}
            onClick={() => setIsExplained(!isExplained)}
          >
            ?
          </button>
        )}
        {line.detail && <span className={styles.detail}>{line.detail}</span>}
        {isExplained && <span className={styles.explanation}>{explanation}</span>}
      </th>
      <td className={styles.quantity}>{quantityOf(line)}</td>
      <td>{formatCents(line.amount)}</td>
    </tr>
  )
}

const quantityOf = ({ quantity, unit, rate }: StatementLine): string =>
  quantity === null || rate === null ? '' : `${quantity} ${unit} at $${rate.toFixed(rate < 1 ? 3 : 2)}`
