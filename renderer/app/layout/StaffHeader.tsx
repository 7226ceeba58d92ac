/** The header of staff: the open customer, and on a narrow screen the customer search. */
import { Suspense } from 'react'
import type { CustomerOverview } from '#shared/contract/customers/customers'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { CustomerBanner } from '../../features/customers/CustomerBanner'
import { CustomerChip } from '../../features/customers/CustomerChip'
import { Icon } from '../../ui/icons/Icon'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { AccountBar } from './AccountBar'
import styles from './AccountSheet.module.css'
import { Sheet } from './Sheet'
import { StaffSearch } from './staffSearch'

export { CustomerChip }

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
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <StaffSearch onOpened={close} />
        </Suspense>
        {customer ? <OpenCustomerBanner customer={customer} /> : <CustomerChip onOpened={close} />}
      </div>
    )}
  </Sheet>
)
