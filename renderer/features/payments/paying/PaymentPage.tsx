/** /payment: pays the selected account's bill. */
import dayjs from 'dayjs'
import { useNavigate } from 'react-router-dom'
import { isStaff } from '#shared/access'
import type { UserAccount } from '#shared/contract/userDetails'
import { useListPaymentProfilesQuery, useViewBalanceQuery } from '../../../api/payments'
import { paths } from '../../../paths'
import { billOf } from '../../../session/billOf'
import { useSignedIn } from '../../../session/SignedIn'
import { useSelected } from '../../../session/useSelected'
import { owedText } from '../../../ui/payments/owedText'
import { PageState } from '../../../ui/states/PageState'
import { PageStack, Panel } from '../../../ui/panels/Panel'
import { MakePaymentPanel } from './MakePaymentPanel'
import { NoAccount } from '../../../ui/states/NoAccount'
import styles from '../payments.module.css'
import { balanceOf, profilesOf } from '../../../api/paymentRequests'
import type { PaymentResult } from './useMakePayment'
import { useOpenLink, usePay } from './usePaying'

export function PaymentPage() {
  const { user } = useSignedIn()
  const { account } = useSelected()
  return account ? (
    <PayAccount key={account.crm_service_account_id} account={account} />
  ) : (
    <NoAccount isStaff={isStaff(user.userTypeCode)} what="nothing to pay" />
  )
}

function PayAccount({ account }: { account: UserAccount }) {
  const { user } = useSignedIn()
  const bill = billOf(user, (other) => other.crm_billing_account_number === account.crm_billing_account_number)
  const navigate = useNavigate()
  const balance = useViewBalanceQuery(balanceOf(account))
  const profiles = useListPaymentProfilesQuery(profilesOf(account))
  const pay = usePay(account)
  const openLink = useOpenLink(account.crm_customer_number)

  function leave({ paid }: PaymentResult): void {
    if (!paid) return
    void navigate(`${paths.paymentSuccess}?confirmation=${paid.confirmation_number}`, { state: paid })
  }

  return (
    <PageStack>
      <Panel title={`${bill.services} at ${bill.place}`}>
        <PageState query={balance} what="Your balance" rows={1}>
          {(balance) => <p className={styles.owed}>{owedText(balance)}</p>}
        </PageState>
      </Panel>
      <Panel title="Make payment">
        <MakePaymentPanel
          billingAccount={account.crm_billing_account_number}
          owed={balance.data?.unpaidBalance ?? null}
          methods={profiles}
          today={dayjs().format('YYYY-MM-DD')}
          pay={pay}
          openLink={openLink}
          onClose={leave}
        />
      </Panel>
    </PageStack>
  )
}
