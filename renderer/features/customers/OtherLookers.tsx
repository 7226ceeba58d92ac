/** Who else of staff has the customer's account open, so that two do not do the same. */
import { useEffect } from 'react'
import { openAgainMs } from '#shared/customers'
import { useLeaveCustomerMutation, useLookAtCustomerQuery } from '../../api/customers'
import styles from './CustomerBanner.module.css'
import { allOf } from '../../ui/look/listed'

export function OtherLookers({ customerNumber }: { customerNumber: string }) {
  const { data: others = [] } = useLookAtCustomerQuery(
    { crm_customer_id: customerNumber },
    { pollingInterval: openAgainMs, refetchOnFocus: false },
  )
  const [leave] = useLeaveCustomerMutation()
  useEffect(() => () => void leave({ crm_customer_id: customerNumber }), [customerNumber, leave])
  return (
    <output className={styles.others}>
      {others.length > 0 &&
        `${allOf(others.map(({ name }) => name))} ${others.length === 1 ? 'is' : 'are'} also viewing this account.`}
    </output>
  )
}
