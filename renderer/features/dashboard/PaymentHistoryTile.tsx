/** Lists the newest payments of the selected billing account. */
import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import { methodName } from '#shared/payments/brands'
import { amountWithFee } from '#shared/payments/paymentCharges'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { useListPaymentsQuery } from '../../api/payments/payments'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { PaymentStatusTag } from '../../domain/payments/PaymentStatusTag'
import { DateText } from '../../ui/DateText'
import { amountText } from '../../ui/format/amounts'
import parts from '../../ui/panels/parts.module.css'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import { useTileRows } from '../../ui/panels/useTileRows'
import styles from './dashboard.module.css'

export function PaymentHistoryTile({ account }: { account: UserAccount }) {
  const { timeZone } = useRuntimeConfig()
  const query = useListPaymentsQuery({
    body: { billing_group_id: account.crm_billing_group_id, page_number: 1, page_size: useTileRows() },
  })
  return (
    <TilePanel
      title={dashboardTexts.paymentHistory}
      action={<Link to={paths.paymentHistory}>{commonTexts.viewAll}</Link>}
      query={query}
      failedText={dashboardTexts.yourPaymentsNotLoaded}
      rows={5}
      isEmpty={({ payments }) => payments.length === 0}
      empty={
        <EmptyTile picture="bills" action={<Link to={paths.payment}>{paymentHistoryTexts.makeAPayment}</Link>}>
          {dashboardTexts.noPayments}
        </EmptyTile>
      }
    >
      {({ payments }) => (
        <ul className={styles.lines}>
          {payments.map((payment) => (
            <li key={payment.payment_id} className={styles.line}>
              <span>
                <DateText value={payment.created_date} timeZone={timeZone} />
                <span className={parts.below}>{methodName(payment.method_type, payment.method_last4)}</span>
              </span>
              <span className={styles.figure}>
                <span className={styles.strong}>{amountText(amountWithFee(payment))}</span>
                <PaymentStatusTag status={payment.status} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </TilePanel>
  )
}
