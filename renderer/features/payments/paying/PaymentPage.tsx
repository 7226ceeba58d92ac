/** /payment: pays the selected account's bill. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import { describeBill } from '#shared/services/describeBill'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useListStatementsQuery } from '../../../api/billing/statements'
import { useListPaymentProfilesQuery, useViewBalanceQuery } from '../../../api/payments/payments'
import { OwedHeadline } from '../../../domain/payments/OwedHeadline'
import { balanceRequestOf, profilesRequestOf } from '../../../domain/payments/paymentRequests'
import { useAccountScheduledPayments } from '../../../domain/payments/useAccountScheduledPayments'
import { useSelectBill } from '../../../domain/payments/useSelectBill'
import { NoAccount } from '../../../domain/services/NoAccount'
import { useProviderDay } from '../../../domain/useProviderDay'
import { useSignedIn } from '../../../session/SignedIn'
import { useAccountOwner } from '../../../session/useAccountOwner'
import { useHasRight } from '../../../session/useHasRight'
import { useSelection } from '../../../session/useSelection'
import { Button } from '../../../ui/Button'
import { useFocusAfterChange } from '../../../ui/focus/useFocusAfterChange'
import { withChanges } from '../../../ui/lists/listSearch'
import { PageStack, Panel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import { useOpenLink } from '../methods/useOpenLink'
import { LazyScheduledPayments } from '../scheduled/LazyScheduledPayments'
import type { ScheduleRequest } from '../scheduled/payDay'
import { amountChoices } from './amountChoices'
import { MakePaymentPanel } from './MakePaymentPanel'
import { OtherBills } from './OtherBills'
import { Outlook } from './Outlook'
import { toNavigationState } from './sending/acceptedPayment'
import type { PaymentResult } from './sending/usePay'
import { withoutStaleError } from './withoutStaleError'

/** Loaded on demand, because the dialog is large and rarely used. */
const ReviewScheduled = lazy(async () => ({
  default: (await import('../scheduled/ReviewScheduled')).ReviewScheduled,
}))

const headingId = 'bill-to-pay'

/**
 * Selects the billing account that the URL names, as the QR code on a bill does, and removes it from the URL. Returns
 * true until that is done.
 */
function useIsSelecting(): boolean {
  const [search, setSearch] = useSearchParams()
  const selectBill = useSelectBill()
  const requestedBill = search.get('account')
  useEffect(() => {
    if (requestedBill === null) return
    selectBill(requestedBill)
    setSearch((before) => withChanges(before, { account: null }), { replace: true })
  })
  return requestedBill !== null
}

export function PaymentPage() {
  const { user } = useSignedIn()
  const { account } = useSelection()
  // The pressed button of "Pay another account" is gone once its account is selected.
  useFocusAfterChange(account?.crm_billing_account_number ?? '', headingId)
  // The balance of another account must not appear in the meantime.
  if (useIsSelecting()) return null
  return account ? (
    <PayAccount key={account.crm_service_account_id} account={account} />
  ) : (
    <NoAccount isStaff={isStaff(user.userTypeCode)} />
  )
}

function PayAccount({ account }: { account: UserAccount }) {
  const { user } = useSignedIn()
  const bill = describeBill(user, (other) => other.crm_billing_account_number === account.crm_billing_account_number)
  const navigate = useNavigate()
  const balance = useViewBalanceQuery(balanceRequestOf(account))
  const profiles = useListPaymentProfilesQuery(profilesRequestOf(account))
  const openLink = useOpenLink(account.crm_customer_number)
  const today = useProviderDay()
  const owner = useAccountOwner()
  const { scheduled, isLoading: isLoadingScheduled } = useAccountScheduledPayments(account)
  // What is known of the bill is shown at once, so that nothing below it moves.
  const isComplete = !isLoadingScheduled && (profiles.data !== undefined || profiles.error !== undefined)
  const shownBalance = withoutStaleError(balance)
  const balanceToShow = isComplete ? shownBalance : { ...shownBalance, data: undefined }
  const owed = balance.data?.unpaidBalance ?? null
  const latest = useLatestStatement(account)
  const [review, setReview] = useState<{ request: ScheduleRequest; isOpen: boolean } | null>(null)

  function showReceipt({ paid }: PaymentResult): void {
    if (!paid) return
    void navigate(`${paths.paymentSuccess}?confirmation=${paid.confirmation_number}`, {
      state: toNavigationState(paid),
    })
  }

  return (
    <PageStack isShownInOrder>
      <Panel
        title={paymentTexts.servicesAt(bill.services, bill.place)}
        headingId={headingId}
        action={
          balance.data !== undefined &&
          balance.error !== undefined && (
            <Button kind="link" size="small" onClick={() => void balance.refetch()}>
              {paymentTexts.balanceStaleLink}
            </Button>
          )
        }
      >
        <PageState query={balanceToShow} failedText={paymentTexts.balanceNotLoaded} rows={1}>
          {(balance) => (
            <div>
              <OwedHeadline balance={balance} owner={owner} />
              <Outlook {...{ account, balance, scheduled, today }} methods={profiles.data ?? []} />
            </div>
          )}
        </PageState>
      </Panel>
      <Panel title={paymentTexts.makePayment}>
        <MakePaymentPanel
          account={account}
          choices={amountChoices(owed, latest, today)}
          methods={profiles}
          {...{ owed, scheduled, today, openLink }}
          onReview={(request) => setReview({ request, isOpen: true })}
          onClose={showReceipt}
        />
      </Panel>
      <LazyScheduledPayments
        customerNumber={account.crm_customer_number}
        billingAccount={account.crm_billing_account_number}
      />
      <OtherBills billingAccount={account.crm_billing_account_number} />
      {review && (
        <Suspense>
          <ReviewScheduled
            {...review}
            account={account}
            balance={balance.data}
            onClose={() => setReview({ ...review, isOpen: false })}
          />
        </Suspense>
      )}
    </PageStack>
  )
}

/** Null while loading or without the right to read statements. The balance is then the only amount offered. */
function useLatestStatement({ crm_billing_group_id }: UserAccount) {
  const mayRead = useHasRight('BILLINGHISTORY.read')
  const body = { billing_group_id: crm_billing_group_id, page_number: 1, page_size: 5 }
  const { data } = useListStatementsQuery({ body }, { skip: !mayRead })
  return data?.statements[0] ?? null
}
