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

const isOfSeveralPlaces = (changes: readonly LineChange[]): boolean =>
  new Set(changes.flatMap(({ place }) => place || [])).size > 1

const columns: Column<LineChange>[] = [
  {
    key: 'line',
    title: 'Charge',
    render: ({ section, label, place, usage }) => (
      <>
        {label}
        <span className={styles.detail}>{[sectionLabels[section], place, usage].filter(Boolean).join(', ')}</span>
      </>
    ),
  },
  { key: 'before', title: 'Before', isFigure: true, render: ({ before }) => amountOr('New', before) },
  { key: 'now', title: 'Now', isFigure: true, render: ({ now }) => amountOr('Gone', now) },
  { key: 'change', title: 'Change', isFigure: true, narrow: 'right', render: ({ change }) => signed(change) },
]

export function CompareWithBefore({ statement, before }: { statement: StatementDetails; before: string }) {
  const query = useGetStatementQuery({ query: { statement_id: before } })
  return (
    <Panel title="Compared with the bill before">
      <PageState query={query} what="The bill before">
        {(old) => {
          const { changes, unchanged, total } = compareStatements(old.lines, statement.lines)
          return (
            <>
              <p>
                {total === 0
                  ? `The charges are the same as on ${dayText(old.bill_date)}.`
                  : `The charges are ${amountText(Math.abs(total))} ${total > 0 ? 'higher' : 'lower'} than on ${dayText(old.bill_date)}.`}
              </p>
              {isOfSeveralPlaces(changes) && <ChangesByPlace changes={changes} />}
              {changes.length > 0 && !isOfSeveralPlaces(changes) && (
                <DataTable
                  caption="What changed, the largest difference first"
                  columns={columns}
                  rows={changes}
                  rowKey={(row) => `${row.section} ${row.label} ${changes.indexOf(row)}`}
                  empty={null}
                />
              )}
              {unchanged > 0 && (
                <p className={styles.detail}>
                  {unchanged === 1 ? 'One charge is' : `${unchanged} charges are`} unchanged.
                </p>
              )}
            </>
          )
        }}
      </PageState>
    </Panel>
  )
}
