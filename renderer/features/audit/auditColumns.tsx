/** What the table of the audit log shows of a record. */
import { detailsText } from '#shared/auditDetails'
import { actionText } from '#shared/auditWords'
import type { AuditRecord } from '#shared/contract/audit'
import { CustomerLink, type ViewCustomer } from '../../ui/CustomerLink'
import { DateText } from '../../ui/DateText'
import type { Column } from '../../ui/lists/DataTable'
import { amountText } from '../../ui/look/amounts'
import { dayText } from '../../ui/look/days'
import parts from '../../ui/panels/parts.module.css'
import styles from './audit.module.css'

const customerColumn = (customers: ViewCustomer): Column<AuditRecord> => ({
  key: 'customer',
  title: 'Customer',
  narrowName: 'Customer:',
  narrow: 'wide',
  render: ({ crm_customer_number: number }) =>
    number === null ? (
      '–'
    ) : (
      <CustomerLink customers={customers} number={number}>
        {number}
      </CustomerLink>
    ),
})

/** Without customers, as they are all of one. */
export const columnsFor = (timeZone: string, customers: ViewCustomer | null): Column<AuditRecord>[] => [
  {
    key: 'at',
    title: 'Time',
    narrow: 'wide',
    narrowName: 'Time:',
    render: ({ at }) => <DateText value={at} withTime timeZone={timeZone} />,
  },
  {
    key: 'who',
    title: 'Who',
    narrowName: 'Who:',
    narrow: 'wide',
    render: ({ user_name, user_email }) => (
      <span className={styles.who}>{user_email === '' ? 'Nobody signed in' : `${user_name} (${user_email})`}</span>
    ),
  },
  { key: 'action', title: 'What', narrow: 'wide', narrowName: 'What:', render: ({ action }) => actionText(action) },
  ...(customers ? [customerColumn(customers)] : []),
  {
    key: 'details',
    title: 'Details',
    narrow: 'wide',
    narrowName: 'Details:',
    // Nothing at all where there is nothing to say: then its name is not said either.
    render: (record) => {
      const text = detailsText(record, { amount: amountText, day: dayText })
      return text === '' ? null : <span className={parts.quiet}>{text}</span>
    },
  },
  { key: 'address', title: 'IP address', narrowName: 'IP address:', narrow: 'wide', render: ({ address }) => address },
]
