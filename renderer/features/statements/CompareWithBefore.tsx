/** What is different from the bill before, the largest difference first. */
import type { StatementDetails } from '#shared/contract/statements'
import { sectionLabels } from '#shared/statementSections'
import { dayText } from '../../ui/look/days'
import { useGetStatementQuery } from '../../api/statements'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { PageState } from '../../ui/states/PageState'
import { Panel } from '../../ui/panels/Panel'
import { ChangesByPlace } from './ChangesByPlace'
import { amountOr, signed } from './changeWords'
import { compareStatements, type LineChange } from './compareStatements'
import styles from './statements.module.css'
import { amountText } from '../../ui/look/amounts'
import * as commonTexts from '#shared/texts/common'
import * as statementTexts from '#shared/texts/statements'

const isOfSeveralPlaces = (changes: readonly LineChange[]): boolean =>
  new Set(changes.flatMap(({ place }) => place || [])).size > 1

const columns: Column<LineChange>[] = [
  {
    key: 'line',
    title: statementTexts.charge,
    render: ({ section, label, place, usage }) => (
      <>
        {label}
        <span className={styles.detail}>{[sectionLabels[section], place, usage].filter(Boolean).join(', ')}</span>
      </>
    ),
  },
  {
    key: 'before',
    title: statementTexts.before,
    isFigure: true,
    render: ({ before }) => amountOr(commonTexts.newLabel, before),
  },
  { key: 'now', title: statementTexts.now, isFigure: true, render: ({ now }) => amountOr(statementTexts.removed, now) },
  { key: 'change', title: commonTexts.change, isFigure: true, narrow: 'right', render: ({ change }) => signed(change) },
]

export function CompareWithBefore({ statement, before }: { statement: StatementDetails; before: string }) {
  const query = useGetStatementQuery({ query: { statement_id: before } })
  return (
    <Panel title={statementTexts.comparedWithPreviousBill}>
      <PageState query={query} what={statementTexts.previousBill}>
        {(old) => {
          const { changes, unchanged, total } = compareStatements(old.lines, statement.lines)
          return (
            <>
              <p>
                {total === 0
                  ? statementTexts.theChargesAreTheSame(dayText(old.bill_date))
                  : statementTexts.theChargesAreHigherLower(
                      amountText(Math.abs(total)),
                      total > 0,
                      dayText(old.bill_date),
                    )}
              </p>
              {isOfSeveralPlaces(changes) && <ChangesByPlace changes={changes} />}
              {changes.length > 0 && !isOfSeveralPlaces(changes) && (
                <DataTable
                  caption={statementTexts.changesLargestFirst}
                  columns={columns}
                  rows={changes}
                  rowKey={(row) => `${row.section} ${row.label} ${changes.indexOf(row)}`}
                  empty={null}
                />
              )}
              {unchanged > 0 && <p className={styles.detail}>{statementTexts.chargesAreUnchanged(unchanged)}</p>}
            </>
          )
        }}
      </PageState>
    </Panel>
  )
}
