/** Shows a customer's bills, announcements, addresses and recent activity. */
import { useDispatch } from 'react-redux'
import type { CustomerOverview } from '#shared/contract/customers/customers'
import { cityLine } from '#shared/customers/addresses'
import { describeBill } from '#shared/services/describeBill'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as serviceTexts from '#shared/texts/services/services'
import { Money } from '../../domain/payments/Money'
import { accountOfBill } from '../../session/selectedAccount'
import { accountSelected, addressSelected } from '../../session/selectionSlice'
import { useSelection } from '../../session/useSelection'
import { Button } from '../../ui/Button'
import { dayText } from '../../ui/format/days'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'
import { CustomerAnnouncements } from './CustomerAnnouncements'
import styles from './customers.module.css'
import { DisconnectHold } from './DisconnectHold'
import { LatestEvents } from './LatestEvents'

interface Props {
  customer: CustomerOverview
  /** The visible tabs, which the activity links to. */
  tabs: readonly string[]
}

export const CustomerOverviewTab = ({ customer, tabs }: Props) => (
  <div className={styles.columns}>
    <div className={parts.column}>
      <Bills customer={customer} />
      <CustomerAnnouncements announcements={customer.announcements} />
      <Locations customer={customer} />
    </div>
    <LatestEvents customer={customer} tabs={tabs} />
  </div>
)

function Bills({ customer }: { customer: CustomerOverview }) {
  const dispatch = useDispatch()
  const selected = useSelection()
  return (
    <Panel title={customerTexts.billingAccounts}>
      {customer.billing_accounts.length === 0 ? (
        <p className={parts.quiet}>{customerTexts.noBillingAccount}</p>
      ) : (
        <ul>
          {customer.billing_accounts.map((bill) => {
            const number = bill.crm_billing_account_number
            const service = accountOfBill(customer.user_details, number)
            const gasAccount = customer.gas_accounts.find(({ account_no }) => account_no === number)
            const isSelected = selected.account?.crm_billing_account_number === number
            return (
              <li key={number} className={styles.line}>
                <div>
                  <span className={parts.strong}>
                    {
                      describeBill(customer.user_details, (other) => other.crm_billing_account_number === number)
                        .services
                    }
                  </span>{' '}
                  {bill.status === 'closed' && <Tag>{commonTexts.closed}</Tag>}
                  <span className={parts.below}>
                    {number} · {bill.street_address}
                  </span>
                  <span className={parts.below}>
                    {customerTexts.billSettings(bill.autopay_enabled, bill.paperless)}
                  </span>
                  {gasAccount && (
                    <DisconnectHold
                      account={gasAccount}
                      customerName={customer.name}
                      isClosed={bill.status === 'closed'}
                    />
                  )}
                </div>
                <div>
                  <span className={parts.strong}>
                    <Money cents={bill.balance} />
                  </span>
                  <span className={parts.below}>
                    {bill.due_date ? commonTexts.dueOn(dayText(bill.due_date)) : commonTexts.nothingDue}
                  </span>
                  {service && customer.billing_accounts.length > 1 && (
                    <Button
                      size="small"
                      disabled={isSelected}
                      aria-label={isSelected ? customerTexts.workingOn(number) : customerTexts.workOn(number)}
                      onClick={() => dispatch(accountSelected(service))}
                    >
                      {isSelected ? commonTexts.selectedLabel : commonTexts.select}
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

/** The list of service accounts shows addresses beyond this number. */
const maxAddresses = 10

function Locations({ customer: { locations } }: { customer: CustomerOverview }) {
  const dispatch = useDispatch()
  const { address } = useSelection()
  return (
    <Panel
      title={locations.length > maxAddresses ? customerTexts.addresses(locations.length) : customerTexts.addressesLabel}
    >
      {locations.length === 0 ? (
        <p className={parts.quiet}>{customerTexts.noService}</p>
      ) : (
        <ul className={styles.addresses}>
          {locations.slice(0, maxAddresses).map((place) => (
            <li key={place.crm_premise_id} className={styles.line}>
              <div>
                <span className={parts.strong}>{place.street_address}</span>
                <span className={parts.below}>
                  {cityLine(place)} · {place.community_name} · {place.crm_premise_id}
                </span>
                <span className={parts.below}>
                  {place.services
                    .map(({ service_type_code: type, status }) =>
                      status === 'closed'
                        ? customerTexts.closedService(serviceTexts.serviceLabels[type])
                        : serviceTexts.serviceLabels[type],
                    )
                    .join(', ')}
                </span>
              </div>
              {locations.length > 1 && (
                <Button
                  size="small"
                  disabled={address?.crm_premise_id === place.crm_premise_id}
                  aria-label={customerTexts.workOn(place.street_address)}
                  onClick={() => dispatch(addressSelected(place.crm_premise_id))}
                >
                  {address?.crm_premise_id === place.crm_premise_id ? commonTexts.selectedLabel : commonTexts.select}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {locations.length > maxAddresses && <p className={parts.quiet}>{customerTexts.moreServicesHint}</p>}
    </Panel>
  )
}
