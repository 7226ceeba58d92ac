/** Lists customers with what tells them apart and a button that opens each. */
import { Link } from 'react-router-dom'
import type { FoundCustomer } from '#shared/contract/customers/customers'
import { cityLine } from '#shared/customers/addresses'
import { customerUrl } from '#shared/pages/customerUrl'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as serviceTexts from '#shared/texts/services/services'
import { Button } from '../../ui/Button'
import { EmailText } from '../../ui/EmailText'
import { numberText } from '../../ui/format/amounts'
import { phoneMask } from '../../ui/forms/phoneMask'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import type { ListSort } from '../../ui/lists/useListSort'
import { onPlainClick } from '../../ui/onPlainClick'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'

interface Props {
  customers: FoundCustomer[]
  onOpen: (customer: FoundCustomer) => void
  sorting?: ListSort | undefined
  isStale?: boolean
}

const columns = (onOpen: Props['onOpen']): Column<FoundCustomer>[] => [
  {
    key: 'name',
    title: commonTexts.customer,
    narrow: 'wide',
    render: (customer) => (
      <>
        <Link
          to={customerUrl(customer.crm_customer_number)}
          className={parts.strong}
          onClick={onPlainClick(() => onOpen(customer))}
        >
          {customer.name}
        </Link>{' '}
        {customer.kind !== 'residential' && <Tag>{customerTexts.kindLabels[customer.kind]}</Tag>}
        <span className={parts.below}>{customer.crm_customer_number}</span>
      </>
    ),
  },
  {
    key: 'address',
    title: commonTexts.address,
    narrow: 'wide',
    render: ({ address, address_count: count }) =>
      address ? (
        <>
          {address.street_address}
          <span className={parts.below}>
            {count > 1 ? customerTexts.withOtherAddresses(cityLine(address), numberText(count - 1)) : cityLine(address)}
          </span>
        </>
      ) : (
        <span className={parts.quiet}>{customerTexts.noneYet}</span>
      ),
  },
  {
    key: 'contact',
    title: customerTexts.contact,
    narrow: 'wide',
    render: ({ phone, email }) => (
      <>
        {phone === '' ? customerTexts.noPhone : phoneMask(phone)}
        <span className={parts.below}>{email === '' ? commonTexts.noEmail : <EmailText email={email} />}</span>
      </>
    ),
  },
  {
    key: 'services',
    title: commonTexts.services,
    render: ({ services, has_login }) => (
      <>
        {services.map((type) => serviceTexts.serviceLabels[type]).join(', ') || commonTexts.noneLabel}
        {!has_login && <span className={parts.below}>{customerTexts.noPortalLogin}</span>}
      </>
    ),
  },
  {
    key: 'open',
    isAction: true,
    title: customerTexts.open,
    narrow: 'right',
    render: (customer) => (
      <Button
        aria-label={customerTexts.openCustomer(
          customer.name,
          customer.address?.street_address ?? customer.crm_customer_number,
        )}
        onClick={() => onOpen(customer)}
      >
        {customerTexts.open}
      </Button>
    ),
  },
]

/** Only the list of a page, whose URL it may use, can be sorted and has a choice of columns. */
export function CustomerTable({ customers, onOpen, sorting, isStale = false }: Props) {
  const table = {
    caption: customerTexts.customersFound,
    columns: columns(onOpen),
    rows: customers,
    rowKey: ({ crm_customer_number }: FoundCustomer) => crm_customer_number,
    isStale,
  }
  return sorting ? <ConsoleTable {...table} sorting={sorting} /> : <DataTable {...table} />
}
