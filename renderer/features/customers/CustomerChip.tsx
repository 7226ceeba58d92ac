/** On the tools of staff, which are not about one customer: who is open besides, and the way back to them. */
import { ArrowLeftOutlined } from '@ant-design/icons'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useGetCustomerOverviewQuery } from '../../api/customers'
import { paths } from '../../paths'
import { selectSelection } from '../../session/selectionSlice'
import styles from './CustomerBanner.module.css'

export function CustomerChip({ onOpened = () => undefined }: { onOpened?: () => void }) {
  const { customerNumber } = useSelector(selectSelection)
  const { currentData: customer } = useGetCustomerOverviewQuery(
    { query: { crm_customer_id: customerNumber ?? '' } },
    { skip: customerNumber === null },
  )
  if (!customer) return null
  return (
    <Link to={paths.dashboard} className={styles.chip} onClick={onOpened}>
      <ArrowLeftOutlined aria-hidden />
      Back to {customer.name}
    </Link>
  )
}
