/** The header of staff: the customer search and the open customer, because staff have no account. */
import type { CustomerOverview } from '#shared/contract/customers/customers'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { CustomerBanner } from '../../features/customers/CustomerBanner'
import { CustomerChip } from '../../features/customers/CustomerChip'
import { StaffSearch } from '../../features/customers/StaffSearch'
import { Icon } from '../../ui/icons/Icon'
import { AccountBar } from './AccountBar'
import styles from './AccountSheet.module.css'
import { Sheet } from './Sheet'

export { CustomerChip, StaffSearch }

export const OpenCustomerBanner = ({ customer }: { customer: CustomerOverview }) => (
  <CustomerBanner customer={customer}>
    <AccountBar />
  </CustomerBanner>
)

/** On a narrow screen: a row that shows the open customer and opens the search. */
export const StaffSheet = ({ customer }: { customer: CustomerOverview | null }) => (
  <Sheet
    label={frameTexts.findACustomer}
    edge="bottom"
    closeText={commonTexts.done}
    opener={(open) => (
      <button type="button" className={styles.row} onClick={open}>
        <Icon name="search" />
        <span className={styles.street}>{customer ? customer.name : frameTexts.findACustomer}</span>
        {customer && <span className={styles.change}>{commonTexts.change}</span>}
      </button>
    )}
  >
    {(close) => (
      <div className={styles.choice}>
        <StaffSearch onOpened={close} />
        {customer ? <OpenCustomerBanner customer={customer} /> : <CustomerChip onOpened={close} />}
      </div>
    )}
  </Sheet>
)
