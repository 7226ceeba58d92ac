/** Autopay of the selected billing account: whether it is on, with which method, and what that means. */
import { useWhose } from '../../../session/useWhose'
import { methodName } from '#shared/brands'
import type { Autopay, PaymentProfile } from '#shared/contract/payments'
import type { UserAccount } from '#shared/contract/userDetails'
import { dayText } from '../../../ui/look/days'
import { autopayOf } from '../../../api/paymentRequests'
import { useGetAutopayQuery } from '../../../api/payments'
import { expiryState } from '../../../ui/payments/methodLooks'
import { PageState } from '../../../ui/states/PageState'
import { Panel } from '../../../ui/panels/Panel'
import type { QueryFace } from '../../../ui/states/queryFace'
import { AutopayChoice } from './AutopayChoice'
import styles from '../payments.module.css'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'

interface Props {
  account: UserAccount
  methods: QueryFace<PaymentProfile[]>
  /** `YYYY-MM-DD` */
  today: string
  mayChange: boolean
}

const headingId = 'autopay'
const nameOf = (method: PaymentProfile): string => methodName(method.type, method['profile-account-number'])

export function AutopayPanel({ account, methods, today, mayChange }: Props) {
  const autopay = useGetAutopayQuery(autopayOf(account))
  return (
    <Panel title={paymentTexts.autopayForBillingAccount(account.crm_billing_account_number)} headingId={headingId}>
      <PageState query={autopay} what={commonTexts.autopay} rows={2}>
        {(status) => (
          <>
            <AutopayStatus status={status} methods={methods.data} today={today} />
            {mayChange && methods.data && (
              <AutopayChoice {...{ account, status, today, headingId }} methods={methods.data} />
            )}
            {mayChange && !methods.data && methods.error !== undefined && (
              <p className={styles.quiet}>{paymentTexts.youCantChangeAutopayRight}</p>
            )}
          </>
        )}
      </PageState>
    </Panel>
  )
}

interface StatusProps extends Pick<Props, 'today'> {
  status: Autopay
  /** Undefined while they are not known. */
  methods: PaymentProfile[] | undefined
}

function AutopayStatus({ status, methods, today }: StatusProps) {
  const current = methods?.find(({ token }) => token === status.token)
  const whose = useWhose()
  if (!status.autopay_enabled) {
    return <p>{whose === 'own' ? paymentTexts.autopayIsOffYouPay : paymentTexts.autopayIsOffTheCustomer}</p>
  }
  const next = status.next_date
    ? paymentTexts.nextPayment(dayText(status.next_date))
    : paymentTexts.nothingIsDueRightNow
  return (
    <>
      <p>{paymentTexts.autopayIsOnEachBill(whose === 'own', current ? nameOf(current) : 'saved method', next)}</p>
      {current && expiryState(current['credit-card-expiry-date'], today) === 'expired' && (
        <p role="alert">{paymentTexts.theCardThatAutopayUses}</p>
      )}
    </>
  )
}
