/** Autopay of the selected billing account: its status, method and next payment. */

import { Alert } from 'antd'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { Autopay, PaymentProfile } from '#shared/contract/payments/payments'
import { autopayOutlookOf, type OpenBill } from '#shared/payments/autopayOutlook'
import { expiryLabel, methodName } from '#shared/payments/brands'
import * as accountAlertTexts from '#shared/texts/customers/accountAlerts'
import * as autopayTexts from '#shared/texts/payments/autopay'
import { useGetAutopayQuery, useViewBalanceQuery } from '../../../api/payments/payments'
import { expiryState } from '../../../domain/payments/methodDisplay'
import { outlookText } from '../../../domain/payments/outlookText'
import { autopayQueryOf, balanceRequestOf } from '../../../domain/payments/paymentRequests'
import { useAccountScheduledPayments } from '../../../domain/payments/useAccountScheduledPayments'
import { useAccountOwner } from '../../../session/useAccountOwner'
import { dayText } from '../../../ui/format/days'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import type { QueryState } from '../../../ui/states/queryState'
import { AutopayChoice } from './AutopayChoice'
import { replaceUrl } from './replaceUrl'

interface Props {
  account: UserAccount
  methods: QueryState<PaymentProfile[]>
  /** `YYYY-MM-DD` */
  today: string
  mayChange: boolean
}

const headingId = 'autopay'
const nameOf = (method: PaymentProfile): string => methodName(method.type, method['profile-account-number'])

export function AutopayPanel({ account, methods, today, mayChange }: Props) {
  const autopay = useGetAutopayQuery(autopayQueryOf(account))
  return (
    <Panel title={autopayTexts.panelTitle(account.crm_billing_account_number)} headingId={headingId}>
      <PageState query={autopay} failedText={autopayTexts.autopaySettingsNotLoaded} rows={2}>
        {(status) => (
          <>
            <AutopayStatus {...{ account, status, today, mayChange }} methods={methods.data} />
            {mayChange && methods.data && (
              <AutopayChoice {...{ account, status, today, headingId }} methods={methods.data} />
            )}
            {mayChange && !methods.data && methods.error !== undefined && (
              <p className={parts.small}>{autopayTexts.methodsNotLoaded}</p>
            )}
          </>
        )}
      </PageState>
    </Panel>
  )
}

interface StatusProps extends Omit<Props, 'methods'> {
  status: Autopay
  /** Undefined while unknown. */
  methods: PaymentProfile[] | undefined
}

function AutopayStatus({ account, status, methods, today, mayChange }: StatusProps) {
  const { data: balance } = useViewBalanceQuery(balanceRequestOf(account))
  const { scheduled } = useAccountScheduledPayments(account)
  const current = methods?.find(({ token }) => token === status.token)
  const owner = useAccountOwner()
  if (!status.autopay_enabled) {
    return <p>{owner === 'own' ? autopayTexts.offForCustomer : autopayTexts.offForStaff}</p>
  }
  const expiry = current?.['credit-card-expiry-date'] ?? null
  if (current && expiry && expiryState(expiry, today) === 'expired') {
    return (
      <Alert
        type="warning"
        showIcon
        title={autopayTexts.usedCardExpired(nameOf(current), expiryLabel(expiry))}
        action={
          mayChange && (
            <LinkButton kind="primary" to={replaceUrl(current.token)}>
              {accountAlertTexts.updateCard}
            </LinkButton>
          )
        }
      />
    )
  }
  const bill = { owed: balance?.unpaidBalance ?? 0, autopayOn: status.next_date, scheduled, today }
  return <p>{autopayTexts.onExplanation(owner === 'own', current && nameOf(current), nextText(bill))}</p>
}

/** Scheduled payments can leave autopay less to pay, or nothing. The dashboard says it with the same words. */
function nextText(bill: OpenBill): string {
  const { autopayOn, today } = bill
  if (autopayOn === null) return autopayTexts.nothingDueHint
  if (autopayOn < today) return autopayTexts.lastBillNotPaid
  const outlook = autopayOutlookOf(bill)
  const isReduced = outlook.kind === 'covered' || (outlook.kind === 'pays' && outlook.isRest)
  return isReduced ? outlookText(bill) : autopayTexts.nextPayment(dayText(autopayOn))
}
