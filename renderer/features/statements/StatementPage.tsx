/** Shows one statement: the amount due, its calculation, every line, and a comparison with the previous bill. */
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import type { StatementDetails } from '#shared/contract/billing/statements'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import { useGetStatementQuery } from '../../api/billing/statements'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { outlookText } from '../../domain/payments/outlookText'
import { scheduledPaymentText } from '../../domain/payments/scheduledPaymentText'
import { useAccountScheduledPayments } from '../../domain/payments/useAccountScheduledPayments'
import { useSelectBill } from '../../domain/payments/useSelectBill'
import { useProviderDay } from '../../domain/useProviderDay'
import { useSignedIn } from '../../session/SignedIn'
import { accountOfBill } from '../../session/selectedAccount'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import { withChanges } from '../../ui/lists/listSearch'
import { usePageName } from '../../ui/pageName'
import { Letterhead } from '../../ui/panels/Letterhead'
import { LinkButton } from '../../ui/panels/LinkButton'
import { PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { HistoryChart } from './HistoryChart'
import { PdfButton } from './PdfButton'
import { PreviousBillComparison } from './PreviousBillComparison'
import { PreviousBillHeadline } from './PreviousBillHeadline'
import { StatementLines } from './StatementLines'
import { StatementStatusTag } from './StatementStatusTag'
import { StatementSummary } from './StatementSummary'
import styles from './statements.module.css'

export function StatementPage({ statementId }: { statementId: string }) {
  const [search] = useSearchParams()
  const query = useGetStatementQuery({ query: { statement_id: statementId } })
  const listSearch = withChanges(search, { statement: null, page: search.get('page') }).toString()
  usePageName(query.data && statementTexts.statementOf(dayText(query.data.bill_date)), listSearch)
  return (
    <PageStack>
      <p className={styles.back}>
        <Link to={`?${listSearch}`}>{statementTexts.allStatements}</Link>
      </p>
      <PageState query={query} failedText={statementTexts.statementNotLoaded} rows={12}>
        {(statement) => <StatementView statement={statement} listSearch={listSearch} />}
      </PageState>
    </PageStack>
  )
}

/**
 * Returns true after the user has switched, in the header or by a command, to an account that the bill doesn't belong
 * to.
 */
function useHasSwitchedAccount({ crm_billing_account_number: billedAccountNumber }: StatementDetails): boolean {
  const { account } = useSelection()
  const selectedId = account?.crm_service_account_id
  const [initialSelectedId] = useState(selectedId)
  return selectedId !== initialSelectedId && account?.crm_billing_account_number !== billedAccountNumber
}

function StatementView({ statement, listSearch }: { statement: StatementDetails; listSearch: string }) {
  const [search] = useSearchParams()
  const hasSwitchedAccount = useHasSwitchedAccount(statement)
  const { brandName } = useRuntimeConfig()
  const [isCompared, setIsCompared] = useState(false)
  const previousId = statement.previous_statement_id
  if (hasSwitchedAccount) return <Navigate replace to={`?${listSearch}`} />
  return (
    <>
      <Letterhead brandName={brandName} />
      <Panel title={statement.status === 'paid' ? commonTexts.total : statementTexts.amountDue}>
        <Due statement={statement} />
        {previousId && (
          <PreviousBillHeadline
            statement={statement}
            previousId={previousId}
            isOpen={isCompared}
            onToggle={() => setIsCompared(!isCompared)}
          />
        )}
        <p className={parts.below}>
          <Rich
            text={statementTexts.statementFacts({
              streetAddress: statement.street_address,
              city: statement.city,
              state: statement.state,
              zip: statement.zip,
              periodStart: dayText(statement.period_start),
              periodEnd: dayText(statement.period_end),
            })}
            parts={{
              account: <span className={styles.number}>{statement.crm_billing_account_number}</span>,
              statement: <span className={styles.number}>{statement.statement_number}</span>,
            }}
          />
          {previousId && (
            <span className={styles.noPrint}>
              {' '}
              ·{' '}
              <Link to={`?${withChanges(search, { statement: previousId, page: search.get('page') })}`}>
                {statementTexts.previousBill}
              </Link>
            </span>
          )}
        </p>
      </Panel>
      {isCompared && previousId && <PreviousBillComparison statement={statement} previousId={previousId} />}
      <div className={styles.columns}>
        <Panel title={statementTexts.summaryTitle}>
          <StatementSummary statement={statement} />
        </Panel>
        <HistoryChart statement={statement} />
      </div>
      <StatementLines lines={statement.lines} />
    </>
  )
}

function Due({ statement }: { statement: StatementDetails }) {
  const mayPay = useHasRight('MANAGEPAYMENT.write')
  const selectBill = useSelectBill()
  const { total_due, unpaid, due_date, status } = statement
  return (
    <div className={parts.wideActions}>
      <p className={styles.total}>
        {total_due < 0
          ? commonTexts.creditOf(amountText(-total_due))
          : statementTexts.amountDueOn(amountText(total_due), dayText(due_date))}
      </p>
      <StatementStatusTag status={status} />
      {unpaid > 0 && unpaid < total_due && (
        <span className={parts.below}>{statementTexts.stillDue(amountText(unpaid))}</span>
      )}
      {unpaid > 0 && <Outlook statement={statement} />}
      <span className={styles.actions}>
        {unpaid > 0 && mayPay && (
          <LinkButton
            kind="primary"
            to={paths.payment}
            onClick={() => selectBill(statement.crm_billing_account_number)}
          >
            {commonTexts.pay}
          </LinkButton>
        )}
        <PdfButton statement={statement} />
      </span>
    </div>
  )
}

/** How the rest of the bill will be paid: by scheduled payments and autopay. */
function Outlook({ statement }: { statement: StatementDetails }) {
  const { user } = useSignedIn()
  const account = accountOfBill(user, statement.crm_billing_account_number)
  return account && <AccountOutlook statement={statement} account={account} />
}

function AccountOutlook({ statement, account }: { statement: StatementDetails; account: UserAccount }) {
  const { scheduled } = useAccountScheduledPayments(account)
  const today = useProviderDay()
  const bill = { owed: statement.unpaid, autopayOn: statement.autopay_date, scheduled, today }
  return (
    <>
      {scheduled.map((payment) => (
        <span key={payment.scheduled_payment_id} className={parts.below}>
          {scheduledPaymentText(payment, today)}
        </span>
      ))}
      {statement.autopay_date && <span className={parts.below}>{outlookText(bill)}</span>}
    </>
  )
}
