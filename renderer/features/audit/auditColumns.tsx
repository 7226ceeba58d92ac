/** Defines the columns of the audit log. */

import { actionText } from '#shared/access/auditActions'
import { detailsText } from '#shared/access/auditDetails'
import { isAuditJob } from '#shared/access/auditJobs'
import type { AuditRecord } from '#shared/contract/access/audit'
import * as auditTexts from '#shared/texts/access/audit'
import * as commonTexts from '#shared/texts/common'
import { CustomerLink, type ViewCustomer } from '../../domain/customers/CustomerLink'
import { DateText } from '../../ui/DateText'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import type { Column } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import styles from './audit.module.css'

const customerColumn = (customers: ViewCustomer): Column<AuditRecord> => ({
  key: 'customer',
  title: commonTexts.customer,
  isNamed: true,
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

function actorText({ user_name, user_email, address }: AuditRecord): string {
  const user = user_email === '' ? null : `${user_name} (${user_email})`
  if (!isAuditJob(address)) return user ?? auditTexts.notSignedIn
  return user === null ? auditTexts.portalItself(address) : auditTexts.portalForUser(address, user)
}

/** Leaves out the customer column if `customers` is null, because all records are of one customer. */
export const columnsFor = (timeZone: string, customers: ViewCustomer | null): Column<AuditRecord>[] => [
  {
    key: 'at',
    title: commonTexts.time,
    narrow: 'wide',
    isNamed: true,
    render: ({ at }) => <DateText value={at} withTime timeZone={timeZone} />,
  },
  {
    key: 'who',
    title: auditTexts.user,
    isNamed: true,
    narrow: 'wide',
    render: (record) => <span className={styles.who}>{actorText(record)}</span>,
  },
  {
    key: 'action',
    title: auditTexts.event,
    narrow: 'wide',
    isNamed: true,
    render: ({ action }) => actionText(action),
  },
  ...(customers ? [customerColumn(customers)] : []),
  {
    key: 'details',
    title: commonTexts.details,
    narrow: 'wide',
    isNamed: true,
    // Renders nothing without details, so that the label of the column is hidden too.
    render: (record) => {
      const text = detailsText(record, { amount: amountText, day: dayText })
      return text === '' ? null : <span className={`${parts.quiet} ${styles.details}`}>{text}</span>
    },
  },
  {
    key: 'address',
    title: auditTexts.ipAddress,
    isNamed: true,
    narrow: 'wide',
    // A job has its name there. It is shown with the user.
    render: ({ address }) => (isAuditJob(address) ? null : address),
  },
]
