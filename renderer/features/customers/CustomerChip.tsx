/** Shows the open customer on staff tools that are not about one customer, with a link back. */
import { Link } from 'react-router-dom'
import { customerUrl } from '#shared/pages/customerUrl'
import * as customerTexts from '#shared/texts/customers/customers'
import { useOpenedCustomer } from '../../domain/customers/useOpenedCustomer'
import { Icon } from '../../ui/icons/Icon'
import styles from './CustomerBanner.module.css'

export function CustomerChip({ onOpened = () => undefined }: { onOpened?: () => void }) {
  const customer = useOpenedCustomer()
  if (!customer) return null
  return (
    <Link to={customerUrl(customer.crm_customer_number)} className={styles.chip} onClick={onOpened}>
      <Icon name="arrow-left" />
      {customerTexts.backTo(customer.name)}
    </Link>
  )
}
