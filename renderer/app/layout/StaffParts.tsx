/** What staff have in the header instead of an account of their own: the search for a customer, and whose account is open. */
import { SearchOutlined } from '@ant-design/icons'
import type { CustomerOverview } from '#shared/contract/customers'
import { CustomerBanner } from '../../features/customers/CustomerBanner'
import { CustomerChip } from '../../features/customers/CustomerChip'
import { StaffSearch } from '../../features/customers/StaffSearch'
import { AccountBar } from './AccountBar'
import styles from './AccountSheet.module.css'
import { Sheet } from './Sheet'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'

export { CustomerChip, StaffSearch }

export const OpenedBanner = ({ customer }: { customer: CustomerOverview }) => (
  <CustomerBanner customer={customer}>
    <AccountBar />
  </CustomerBanner>
)

/** On a narrow screen: one row that opens the search and says whose account is open. */
export const StaffSheet = ({ customer }: { customer: CustomerOverview | null }) => (
  <Sheet
    label={frameTexts.findACustomer}
    edge="bottom"
    closeText={commonTexts.done}
    opener={(open) => (
      <button type="button" className={styles.row} onClick={open}>
        <SearchOutlined aria-hidden />
        <span className={styles.street}>{customer ? customer.name : frameTexts.findACustomer}</span>
        {customer && <span className={styles.change}>{commonTexts.change}</span>}
      </button>
    )}
  >
    {(close) => (
      <div className={styles.choice}>
        <StaffSearch onOpened={close} />
        {customer ? <OpenedBanner customer={customer} /> : <CustomerChip onOpened={close} />}
      </div>
    )}
  </Sheet>
)
