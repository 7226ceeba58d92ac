/** Defines the table columns of the lists over all customers. */

import type {
  ListedError,
  ListedPayment,
  ListedRegistration,
  ListedRequest,
  ListedScheduled,
} from '#shared/contract/operations/operationLists'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as operationListTexts from '#shared/texts/operations/operationLists'
import * as summaryTexts from '#shared/texts/operations/summary'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import { CaseStatusTag } from '../../domain/cases/CaseStatusTag'
import { CustomerLink, type ViewCustomer } from '../../domain/customers/CustomerLink'
import { Money } from '../../domain/payments/Money'
import { PaymentStatusTag } from '../../domain/payments/PaymentStatusTag'
import { DateText } from '../../ui/DateText'
import { numberText } from '../../ui/format/amounts'
import type { Column } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'
import { RequestLink, type ViewRequest } from './RequestLink'

/** Days and hours are shown in the provider's time zone, and a customer number links to the customer. */
export interface ColumnContext {
  timeZone: string
  customers: ViewCustomer
}

interface CustomerFields {
  crm_customer_number: string
  name: string
  community: string
}

const customerColumns = <Row extends CustomerFields>({ customers }: ColumnContext): Column<Row>[] => [
  {
    key: 'customer',
    title: commonTexts.customer,
    narrow: 'wide',
    isNamed: true,
    render: ({ crm_customer_number: number, name }) => (
      <>
        <CustomerLink customers={customers} number={number}>
          {number}
        </CustomerLink>
        <p className={parts.quiet}>{name}</p>
      </>
    ),
  },
  {
    key: 'community',
    title: commonTexts.community,
    narrow: 'wide',
    isNamed: true,
    render: ({ community }) => community || '–',
  },
]

const momentColumn = <Row,>(
  title: string,
  { timeZone }: ColumnContext,
  momentOf: (row: Row) => string,
): Column<Row> => ({
  key: 'at',
  title,
  narrow: 'wide',
  isNamed: true,
  render: (row) => <DateText value={momentOf(row)} withTime timeZone={timeZone} />,
})

export const paymentColumns = (context: ColumnContext): Column<ListedPayment>[] => [
  momentColumn(commonTexts.time, context, ({ created_at }) => created_at),
  {
    key: 'number',
    title: operationListTexts.confirmation,
    narrow: 'wide',
    isNamed: true,
    render: ({ confirmation_number }) => confirmation_number,
  },
  ...customerColumns<ListedPayment>(context),
  {
    key: 'account',
    title: commonTexts.account,
    narrow: 'wide',
    isNamed: true,
    render: ({ account_no }) => account_no,
  },
  {
    key: 'channel',
    title: operationListTexts.channel,
    isNamed: true,
    render: ({ channel }) => paymentTexts.channelLabels[channel],
  },
  {
    key: 'status',
    title: commonTexts.status,
    // The reason of a failure is a sentence and needs the width.
    narrow: 'wide',
    render: ({ status, reason }) => (
      <>
        <PaymentStatusTag status={status} />
        {reason && <p className={parts.quiet}>{reason}</p>}
      </>
    ),
  },
  {
    key: 'amount',
    title: commonTexts.amount,
    isFigure: true,
    narrow: 'right',
    render: ({ amount }) => <Money cents={amount} />,
  },
]

export const scheduledColumns = (context: ColumnContext): Column<ListedScheduled>[] => [
  {
    key: 'day',
    title: commonTexts.day,
    isNamed: true,
    narrow: 'wide',
    render: ({ pay_on }) => <DateText value={pay_on} />,
  },
  ...customerColumns<ListedScheduled>(context),
  {
    key: 'account',
    title: commonTexts.account,
    narrow: 'wide',
    isNamed: true,
    render: ({ account_no }) => account_no,
  },
  {
    key: 'status',
    title: commonTexts.status,
    render: ({ status, reason }) => (
      <>
        {scheduledPaymentTexts.statusLabels[status]}
        {reason && <p className={parts.quiet}>{reason}</p>}
      </>
    ),
  },
  {
    key: 'amount',
    title: commonTexts.amount,
    isFigure: true,
    narrow: 'right',
    render: ({ amount }) => <Money cents={amount} />,
  },
]

export const requestColumns = (context: ColumnContext, requests: ViewRequest): Column<ListedRequest>[] => [
  momentColumn(operationListTexts.opened, context, ({ created_at }) => created_at),
  {
    key: 'request',
    title: commonTexts.requestLabel,
    narrow: 'wide',
    render: ({ case_id, case_no, title, crm_customer_number: number }) => (
      <>
        <RequestLink requests={requests} customerNumber={number} caseId={case_id}>
          {case_no}
        </RequestLink>
        <p className={parts.quiet}>{title}</p>
      </>
    ),
  },
  {
    key: 'category',
    title: operationListTexts.category,
    narrow: 'wide',
    render: ({ category }) => (category === null ? '–' : caseTexts.categoryLabels[category]),
  },
  ...customerColumns<ListedRequest>(context),
  {
    key: 'status',
    title: commonTexts.status,
    render: ({ status }) => <CaseStatusTag status={status} owner="theirs" />,
  },
  {
    key: 'promised',
    title: operationListTexts.promisedBy,
    narrow: 'wide',
    isNamed: true,
    render: ({ promised_by, is_overdue }) =>
      promised_by === null ? (
        '–'
      ) : (
        <>
          <DateText value={promised_by} withTime timeZone={context.timeZone} />{' '}
          {is_overdue && <Tag color="warning">{summaryTexts.overdue}</Tag>}
        </>
      ),
  },
]

export const registrationColumns = (context: ColumnContext): Column<ListedRegistration>[] => [
  momentColumn(summaryTexts.registered, context, ({ registered_at }) => registered_at),
  ...customerColumns<ListedRegistration>(context),
  {
    key: 'parent',
    title: commonTexts.parentAccount,
    narrow: 'wide',
    isNamed: true,
    render: ({ migration_account_parent_id }) => migration_account_parent_id,
  },
]

export const errorColumns = (context: ColumnContext): Column<ListedError>[] => [
  momentColumn(operationListTexts.hourStarting, context, ({ hour }) => hour),
  {
    key: 'call',
    title: operationListTexts.call,
    narrow: 'wide',
    isNamed: true,
    render: ({ call }) => <code>{call}</code>,
  },
  {
    key: 'request',
    title: operationListTexts.newestRequest,
    narrow: 'wide',
    isNamed: true,
    render: ({ request_id }) => <span className={parts.quiet}>{request_id}</span>,
  },
  {
    key: 'count',
    title: operationListTexts.errors,
    isFigure: true,
    isNamed: true,
    render: ({ count }) => numberText(count),
  },
]
