/** Autopay of the selected billing account: its status, method and next payment. */

import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { Autopay, PaymentProfile } from '#shared/contract/payments/payments'
import { expiryLabel, methodName } from '#shared/payments/brands'
import * as autopayTexts from '#shared/texts/payments/autopay'
import { useGetAutopayQuery } from '../../../api/payments/payments'
import { expiryState } from '../../../domain/payments/methodDisplay'
import { autopayQueryOf } from '../../../domain/payments/paymentRequests'
import { useAccountOwner } from '../../../session/useAccountOwner'
import { dayText } from '../../../ui/format/days'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import type { QueryState } from '../../../ui/states/queryState'
import { AutopayChoice } from './AutopayChoice'

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
            <AutopayStatus status={status} methods={methods.data} today={today} />
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

interface StatusProps extends Pick<Props, 'today'> {
  status: Autopay
  /** Undefined while unknown. */
  methods: PaymentProfile[] | undefined
}

function AutopayStatus({ status, methods, today }: StatusProps) {
  const current = methods?.find(({ token }) => token === status.token)
  const owner = useAccountOwner()
  if (!status.autopay_enabled) {
    return <p>{owner === 'own' ? autopayTexts.offForCustomer : autopayTexts.offForStaff}</p>
  }
  const expiry = current?.['credit-card-expiry-date'] ?? null
  if (current && expiry && expiryState(expiry, today) === 'expired') {
    return <p role="alert">{autopayTexts.usedCardExpired(nameOf(current), expiryLabel(expiry))}</p>
  }
  return <p>{autopayTexts.onExplanation(owner === 'own', current && nameOf(current), nextText(status, today))}</p>
}

function nextText({ next_date }: Autopay, today: string): string {
  if (next_date === null) return autopayTexts.nothingDueHint
  return next_date < today ? autopayTexts.lastBillNotPaid : autopayTexts.nextPayment(dayText(next_date))
}
