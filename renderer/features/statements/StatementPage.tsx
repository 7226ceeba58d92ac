/** Shows one statement: the amount due, its calculation, every line, and a comparison with the previous bill. */
import { lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import type { StatementDetails } from '#shared/contract/billing/statements'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import { useGetStatementQuery } from '../../api/billing/statements'
import { useListScheduledPaymentsQuery } from '../../api/payments/scheduledPayments'
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
import { HistoryChart, steadyText } from './HistoryChart'
import { PdfButton } from './PdfButton'
import { StatementLines } from './StatementLines'
import { StatementStatusTag } from './StatementStatusTag'
import { StatementSummary } from './StatementSummary'
import styles from './statements.module.css'

/** They wait for the previous bill anyway, and the list of bills needs neither. */
const PreviousBillHeadline = lazy(async () => ({
  default: (await import('./PreviousBillHeadline')).PreviousBillHeadline,
}))
const PreviousBillComparison = lazy(async () => ({
  default: (await import('./PreviousBillComparison')).PreviousBillComparison,
}))

export function StatementPage({ statementId }: { statementId: string }) {
  const [search] = useSearchParams()
  const query = useGetStatementQuery({ query: { statement_id: statementId } })
  const isOutlookToCome = useIsOutlookToCome()
  const listSearch = withChanges(search, { statement: null, page: search.get('page') }).toString()
  usePageName(query.data && statementTexts.statementOf(dayText(query.data.bill_date)), listSearch)
  return (
    <PageStack>
      <PageState
        query={isOutlookToCome ? { ...query, data: undefined } : query}
        failedText={statementTexts.statementNotLoaded}
        rows={12}
      >
        {(statement) => <StatementView statement={statement} listSearch={listSearch} />}
      </PageState>
    </PageStack>
  )
}

/** What scheduled payments do about the bill is above its lines, and would push them down if it came later. */
function useIsOutlookToCome(): boolean {
  const { account } = useSelection()
  const maySee = useHasRight('MANAGEPAYMENT.read')
  const request = { query: { crm_customer_id: account?.crm_customer_number ?? '' } }
  return useListScheduledPaymentsQuery(request, { skip: !account || !maySee }).isLoading
}

/**
 * Selects the bill's account when the bill is opened, so that the header names the same account. Returns true after the
 * user has switched, in the header or by a command, to an account that the bill doesn't belong to.
 */
function useHasSwitchedAccount({ crm_billing_account_number: billedAccountNumber }: StatementDetails): boolean {
  const { account } = useSelection()
  const selectBill = useSelectBill()
  const isSelected = account?.crm_billing_account_number === billedAccountNumber
  const [hasBeenSelected, setHasBeenSelected] = useState(isSelected)
  if (isSelected && !hasBeenSelected) setHasBeenSelected(true)
  const selectOnce = useEffectEvent(() => {
    if (!isSelected) selectBill(billedAccountNumber)
  })
  useLayoutEffect(() => selectOnce(), [])
  return hasBeenSelected && !isSelected
}

function StatementView({ statement, listSearch }: { statement: StatementDetails; listSearch: string }) {
  const [search] = useSearchParams()
  const hasSwitchedAccount = useHasSwitchedAccount(statement)
  const { brandName } = useRuntimeConfig()
  const [isCompared, setIsCompared] = useState(false)
  const previousId = statement.previous_statement_id
  const steady = steadyText(statement.history)
  if (hasSwitchedAccount) return <Navigate replace to={`?${listSearch}`} />
  return (
    <>
      <Letterhead brandName={brandName} />
      <Panel title={statement.status === 'paid' ? commonTexts.total : statementTexts.amountDue}>
        <Due statement={statement} />
        {previousId && (
          <Suspense fallback={<div className={styles.headline} />}>
            <PreviousBillHeadline
              statement={statement}
              previousId={previousId}
              isOpen={isCompared}
              onToggle={() => setIsCompared(!isCompared)}
            />
          </Suspense>
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
      {isCompared && previousId && (
        <Suspense fallback={null}>
          <PreviousBillComparison statement={statement} previousId={previousId} />
        </Suspense>
      )}
      <div className={steady === null ? styles.columns : undefined}>
        <Panel title={statementTexts.summaryTitle}>
          <StatementSummary statement={statement} />
          {steady !== null && <p className={parts.below}>{steady}</p>}
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
  const isPartlyPaid = unpaid > 0 && unpaid < total_due
  return (
    <div className={parts.wideActions}>
      <p className={styles.total}>
        {total_due < 0
          ? commonTexts.creditOf(amountText(-total_due))
          : statementTexts.amountDueOn(amountText(isPartlyPaid ? unpaid : total_due), dayText(due_date))}
      </p>
      <StatementStatusTag status={status} />
      {isPartlyPaid && (
        <span className={parts.below}>
          {statementTexts.paidOfTotal(amountText(total_due - unpaid), amountText(total_due))}
        </span>
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
  const isUpToCustomer = statement.status !== 'past_due' && !statement.autopay_date && scheduled.length === 0
  const bill = { owed: statement.unpaid, autopayOn: statement.autopay_date, scheduled, today }
  return (
    <>
      {scheduled.map((payment) => (
        <span key={payment.scheduled_payment_id} className={parts.below}>
          {scheduledPaymentText(payment, today)}
        </span>
      ))}
      {statement.autopay_date && <span className={parts.below}>{outlookText(bill)}</span>}
      {isUpToCustomer && <span className={parts.below}>{statementTexts.payBy(dayText(statement.due_date))}</span>}
    </>
  )
}
