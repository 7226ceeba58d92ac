/** Says in one sentence how the charges differ from the previous bill, and opens the list of changes. */
import { compareStatements } from '#shared/billing/compareStatements'
import type { StatementDetails } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import { useGetStatementQuery } from '../../api/billing/statements'
import { Button } from '../../ui/Button'
import { dayText } from '../../ui/format/days'
import { PageState } from '../../ui/states/PageState'
import { changeHeadline } from './changeText'
import styles from './statements.module.css'

interface PreviousBillHeadlineProps {
  statement: StatementDetails
  previousId: string
  isOpen: boolean
  onToggle: () => void
}

export function PreviousBillHeadline({ statement, previousId, isOpen, onToggle }: PreviousBillHeadlineProps) {
  const query = useGetStatementQuery({ query: { statement_id: previousId } })
  return (
    <div className={styles.headline}>
      <PageState query={query} failedText={statementTexts.previousBillNotLoaded} rows={1}>
        {(previous) => {
          const comparison = compareStatements(previous.lines, statement.lines)
          return (
            <p>
              {changeHeadline(comparison, dayText(previous.bill_date))}{' '}
              {comparison.changes.length > 0 && (
                <Button kind="link" aria-expanded={isOpen} onClick={onToggle}>
                  {isOpen ? statementTexts.hideComparison : statementTexts.comparisonLink}
                </Button>
              )}
            </p>
          )
        }}
      </PageState>
    </div>
  )
}
