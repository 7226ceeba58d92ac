/** Shows the thirteen months up to the statement as a chart and as a table, unless they hardly differ. */
import { compareWithYearBefore, steadyRangeOf } from '#shared/billing/statementHistory'
import type { StatementDetails } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import * as monthTexts from '#shared/texts/months'
import { BarChart } from '../../ui/charts/BarChart'
import { dollarsText, numberText, roundedDollarsText } from '../../ui/format/amounts'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import styles from './statements.module.css'

type History = StatementDetails['history']

const exactText = (unit: History['unit'], amount: number): string =>
  unit === 'dollars' ? dollarsText(amount) : statementTexts.therms(numberText(amount))

/** Returns a sentence instead of the chart if the months hardly differ. */
export function steadyText({ unit, bars }: History): string | null {
  const steady = bars.length < 2 ? null : steadyRangeOf(bars)
  if (!steady) return null
  const isMoney = unit === 'dollars'
  const [low, high] = [exactText(unit, steady.low), exactText(unit, steady.high)]
  return low === high
    ? statementTexts.steadyFor(isMoney, low, bars.length)
    : statementTexts.steadyBetween(isMoney, { low, high }, bars.length)
}

export function HistoryChart({ statement: { history } }: { statement: StatementDetails }) {
  const { unit, bars } = history
  if (bars.length < 2 || steadyRangeOf(bars)) return null
  const isMoney = unit === 'dollars'
  const title = statementTexts.historyTitle(isMoney, bars.length)
  const format = (amount: number) => (isMoney ? roundedDollarsText(amount) : numberText(Math.round(amount)))
  const yearBefore = isMoney ? null : compareWithYearBefore(bars)
  const formatExactly = (amount: number) => exactText(unit, amount)
  return (
    <Panel title={title}>
      {yearBefore && (
        <p>
          {statementTexts.gasOfYearBefore(
            yearBefore.percent,
            monthTexts.monthName(yearBefore.month),
            formatExactly(yearBefore.amount),
          )}
        </p>
      )}
      <div className={isMoney ? undefined : styles.gasChart}>
        <BarChart
          label={statementTexts.chartLabel(title)}
          format={format}
          bars={bars.map(({ month, amount, isEstimated }) => ({
            key: month,
            label: monthTexts.shortMonth(month),
            amount,
            isMarked: isEstimated,
          }))}
        />
      </div>
      {bars.some(({ isEstimated }) => isEstimated) && <p className={parts.below}>{statementTexts.hatchedBarsHint}</p>}
      <details className={styles.figures}>
        <summary>{statementTexts.showTheFigures}</summary>
        <table className={styles.sum}>
          <caption className="visually-hidden">{title}</caption>
          <tbody>
            {bars.map(({ month, amount, isEstimated }) => (
              <tr key={month}>
                <th scope="row">{monthTexts.monthName(month)}</th>
                <td>{isEstimated ? statementTexts.estimated(formatExactly(amount)) : formatExactly(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  )
}
