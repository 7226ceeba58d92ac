/** Shows which other staff have the customer's account open, so that two don't do the same work. */
import { useEffect } from 'react'
import { accountViewerRenewMs } from '#shared/customers'
import { useLeaveCustomerMutation, useLookAtCustomerQuery } from '../../api/customers'
import { joinWithAnd } from '../../ui/format/joinWords'
import styles from './CustomerBanner.module.css'

export function OtherViewers({ customerNumber }: { customerNumber: string }) {
  const { data: viewers = [] } = useLookAtCustomerQuery(
    { crm_customer_id: customerNumber },
    { pollingInterval: accountViewerRenewMs, refetchOnFocus: false },
  )
  const [leave] = useLeaveCustomerMutation()
  useEffect(() => () => void leave({ crm_customer_id: customerNumber }), [customerNumber, leave])
  return (
    <output className={styles.others}>
      {viewers.length > 0 &&
        `${joinWithAnd(viewers.map(({ name }) => name))} ${viewers.length === 1 ? 'is' : 'are'} also viewing this account.`}
    </output>
  )
}
