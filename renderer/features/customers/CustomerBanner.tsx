/** Shows above every page on which customer's account staff are working. */

import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { CustomerOverview } from '#shared/contract/customers/customers'
import { accountViewerRenewMs } from '#shared/customers/customers'
import { customerUrl } from '#shared/pages/customerUrl'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import { useLeaveCustomerMutation, useReportCustomerViewerQuery } from '../../api/customers/customers'
import { ViewersNotice } from '../../domain/customers/ViewersNotice'
import { Button } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import { LazyBoundary } from '../../ui/states/LazyBoundary'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import styles from './CustomerBanner.module.css'

const SwitchAccountDialog = lazyThemed(async () => (await import('./SwitchAccountDialog')).SwitchAccountDialog)

interface Props {
  customer: CustomerOverview
  /** The selected address and service of the customer. */
  children: ReactNode
}

export function CustomerBanner({ customer, children }: Props) {
  const [isSwitching, setSwitching] = useState(false)
  return (
    <section className={styles.banner} aria-label={customerTexts.bannerLabel}>
      <p className={styles.who}>
        <Rich
          text={customerTexts.bannerText}
          parts={{
            note: (text) => <span className={styles.note}>{text}</span>,
            customer: <Link to={customerUrl(customer.crm_customer_number)}>{customer.name}</Link>,
          }}
        />{' '}
        <span className={styles.note}>{customer.crm_customer_number}</span>
      </p>
      <div className={styles.what}>{children}</div>
      <Button onClick={() => setSwitching(true)}>{customerTexts.switchAccount}</Button>
      <AccountViewers key={customer.crm_customer_number} customerNumber={customer.crm_customer_number} />
      {isSwitching && (
        <LazyBoundary failedText={commonTexts.addressesNotLoaded} onFailed={() => setSwitching(false)}>
          <SwitchAccountDialog onClose={() => setSwitching(false)} />
        </LazyBoundary>
      )}
    </section>
  )
}

function AccountViewers({ customerNumber }: { customerNumber: string }) {
  const account = { crm_customer_id: customerNumber }
  const { data } = useReportCustomerViewerQuery(account, {
    pollingInterval: accountViewerRenewMs,
    refetchOnFocus: false,
  })
  const [leave] = useLeaveCustomerMutation()
  return <ViewersNotice what="account" viewers={data} onClose={() => void leave(account)} className={styles.others} />
}
