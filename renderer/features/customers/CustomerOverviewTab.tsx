/** A customer at a glance: their bills, their addresses, and what happened lately. */
import { useDispatch } from 'react-redux'
import { Button } from 'antd'
import type { CustomerOverview } from '#shared/contract/customers'
import { serviceLabels } from '#shared/services'
import { billOf } from '../../session/billOf'
import { accountOfBill } from '../../session/selectedAccount'
import { accountChosen, addressChosen } from '../../session/selectionSlice'
import { useSelected } from '../../session/useSelected'
import { Money } from '../../ui/payments/Money'
import { Badge } from '../../ui/panels/Badge'
import { dayText } from '../../ui/look/days'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { AnnouncedToThem } from './AnnouncedToThem'
import styles from './customers.module.css'
import { LatestEvents } from './LatestEvents'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers'

interface Props {
  customer: CustomerOverview
  /** The tabs that are shown, to lead to. */
  tabs: readonly string[]
}

export const CustomerOverviewTab = ({ customer, tabs }: Props) => (
  <div className={styles.columns}>
    <div className={styles.column}>
      <Bills customer={customer} />
      <AnnouncedToThem announcements={customer.announcements} />
      <Locations customer={customer} />
    </div>
    <LatestEvents customer={customer} tabs={tabs} />
  </div>
)

function Bills({ customer }: { customer: CustomerOverview }) {
  const dispatch = useDispatch()
  const selected = useSelected()
  return (
    <Panel title={customerTexts.billingAccounts}>
      {customer.billing_accounts.length === 0 ? (
        <p className={parts.quiet}>{customerTexts.thisCustomerHasNoBillingAccount}</p>
      ) : (
        <ul>
          {customer.billing_accounts.map((bill) => {
            const number = bill.crm_billing_account_number
            const service = accountOfBill(customer.user_details, number)
            const isSelected = selected.account?.crm_billing_account_number === number
            return (
              <li key={number} className={styles.line}>
                <div>
                  <span className={styles.name}>
                    {billOf(customer.user_details, (other) => other.crm_billing_account_number === number).services}
                  </span>{' '}
                  {bill.status === 'closed' && <Badge>{customerTexts.closed}</Badge>}
                  <span className={styles.below}>
                    {number} · {bill.street_address}
                  </span>
                  <span className={styles.below}>
                    {bill.autopay_enabled ? 'Autopay' : customerTexts.noAutopay} ·{' '}
                    {bill.paperless ? 'paperless' : 'paper bill'}
                  </span>
                </div>
                <div>
                  <span className={styles.name}>
                    <Money cents={bill.balance} />
                  </span>
                  <span className={styles.below}>
                    {bill.due_date ? `Due ${dayText(bill.due_date)}` : commonTexts.nothingDue}
                  </span>
                  {service && customer.billing_accounts.length > 1 && (
                    <Button
                      size="small"
                      disabled={isSelected}
                      aria-label={isSelected ? customerTexts.workingOn(number) : customerTexts.workOn(number)}
                      onClick={() => dispatch(accountChosen(service))}
                    >
                      {isSelected ? 'Selected' : 'Select'}
                    </Button>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}

/** More than these are looked up with the list of service accounts. */
const mostAddresses = 10

function Locations({ customer: { locations } }: { customer: CustomerOverview }) {
  const dispatch = useDispatch()
  const { address } = useSelected()
  return (
    <Panel
      title={locations.length > mostAddresses ? customerTexts.addresses(locations.length) : customerTexts.addressesText}
    >
      {locations.length === 0 ? (
        <p className={parts.quiet}>{customerTexts.thisCustomerHasNoService}</p>
      ) : (
        <ul className={styles.addresses}>
          {locations.slice(0, mostAddresses).map((place) => (
            <li key={place.crm_premise_id} className={styles.line}>
              <div>
                <span className={styles.name}>{place.street_address}</span>
                <span className={styles.below}>
                  {place.city}, {place.state} {place.zip} · {place.community_name} · {place.crm_premise_id}
                </span>
                <span className={styles.below}>
                  {place.services
                    .map(
                      ({ service_type_code: type, status }) =>
                        serviceLabels[type] + (status === 'closed' ? ' (closed)' : ''),
                    )
                    .join(', ')}
                </span>
              </div>
              {locations.length > 1 && (
                <Button
                  size="small"
                  disabled={address?.crm_premise_id === place.crm_premise_id}
                  aria-label={customerTexts.workOn(place.street_address)}
                  onClick={() => dispatch(addressChosen(place.crm_premise_id))}
                >
                  {address?.crm_premise_id === place.crm_premise_id ? 'Selected' : 'Select'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {locations.length > mostAddresses && <p className={parts.quiet}>{customerTexts.theOthersAreUnderServices}</p>}
    </Panel>
  )
}
