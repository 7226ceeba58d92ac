/** Over every page while a customer is open: whose account staff are working on. */
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CustomerOverview } from '#shared/contract/customers'
import { paths } from '../../paths'
import styles from './CustomerBanner.module.css'
import { OtherLookers } from './OtherLookers'
import { SwitchAccountDialog } from './SwitchAccountDialog'

interface Props {
  customer: CustomerOverview
  /** Which address and service of theirs. */
  children: ReactNode
}

export function CustomerBanner({ customer, children }: Props) {
  const [isSwitching, setSwitching] = useState(false)
  return (
    <section className={styles.banner} aria-label="Working on a customer’s account">
      <p className={styles.who}>
        <span className={styles.note}>Working on the account of</span>
        <Link to={paths.dashboard}>{customer.name}</Link>{' '}
        <span className={styles.note}>{customer.crm_customer_number}</span>
      </p>
      <div className={styles.what}>{children}</div>
      <Button onClick={() => setSwitching(true)}>Switch account</Button>
      <OtherLookers key={customer.crm_customer_number} customerNumber={customer.crm_customer_number} />
      {isSwitching && <SwitchAccountDialog onClose={() => setSwitching(false)} />}
    </section>
  )
}
