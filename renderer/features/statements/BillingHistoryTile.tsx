import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import { useListStatementsQuery } from '../../api/billing/statements'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import parts from '../../ui/panels/parts.module.css'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import { useTileRows } from '../../ui/panels/useTileRows'
import { AskAboutBills } from './AskAboutBills'
import { PdfButton } from './PdfButton'
import styles from './statements.module.css'

export function BillingHistoryTile({ account }: { account: UserAccount }) {
  const query = useListStatementsQuery({
    body: { billing_group_id: account.crm_billing_group_id, page_number: 1, page_size: useTileRows() },
  })
  return (
    <TilePanel
      title={statementTexts.billingHistory}
      action={<Link to={paths.billingHistory}>{commonTexts.viewAll}</Link>}
      query={query}
      failedText={statementTexts.yourStatementsNotLoaded}
      rows={5}
      isEmpty={({ statements }) => statements.length === 0}
      empty={
        <EmptyTile picture="bills" action={<AskAboutBills />}>
          {query.data?.first_bill_date
            ? statementTexts.firstBillHint(dayText(query.data.first_bill_date))
            : statementTexts.noBillsYet}
        </EmptyTile>
      }
    >
      {({ statements }) => (
        <ul>
          {statements.map((statement) => (
            <li key={statement.statement_id} className={styles.tileLine}>
              <span>
                <Link to={`${paths.billingHistory}?statement=${statement.statement_id}`}>
                  {dayText(statement.bill_date)}
                </Link>
                <span className={parts.below}>{commonTexts.dueOn(dayText(statement.due_date))}</span>
              </span>
              <span className={styles.tileFigure}>
                {amountText(statement.total_due)}
                <PdfButton size="small" statement={statement} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </TilePanel>
  )
}
