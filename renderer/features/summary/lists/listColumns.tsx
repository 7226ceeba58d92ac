/** What the tables of the lists over all customers show of a row. */
import type {
  ListedError,
  ListedPayment,
  ListedRegistration,
  ListedRequest,
  ListedScheduled,
} from '#shared/contract/operationLists'
import { CaseStatusTag } from '../../../ui/cases/CaseStatusTag'
import { categoryLabels } from '#shared/caseLabels'
import { CustomerLink, type ViewCustomer } from '../../../ui/CustomerLink'
import { RequestLink, type ViewRequest } from '../../../ui/RequestLink'
import { DateText } from '../../../ui/DateText'
import type { Column } from '../../../ui/lists/DataTable'
import { numberText } from '../../../ui/look/amounts'
import { Badge } from '../../../ui/panels/Badge'
import parts from '../../../ui/panels/parts.module.css'
import { Money } from '../../../ui/payments/Money'
import { channelLabels, scheduledStatusWords } from '#shared/paymentLabels'
import { PaymentStatusTag } from '../../../ui/payments/PaymentStatusTag'
import * as commonTexts from '#shared/texts/common'
import * as operationTexts from '#shared/texts/operations'

/** Days and hours are the provider's; a number leads to its customer. */
export interface Shown {
  timeZone: string
  customers: ViewCustomer
}

interface Whose {
  crm_customer_number: string
  name: string
  community: string
}

const whose = <Row extends Whose>({ customers }: Shown): Column<Row>[] => [
  {
    key: 'customer',
    title: commonTexts.customer,
    narrow: 'wide',
    narrowName: operationTexts.customer,
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
    narrowName: operationTexts.community,
    render: ({ community }) => community || '–',
  },
]

const momentColumn = <Row,>(title: string, { timeZone }: Shown, momentOf: (row: Row) => string): Column<Row> => ({
  key: 'at',
  title,
  narrow: 'wide',
  narrowName: `${title}:`,
  render: (row) => <DateText value={momentOf(row)} withTime timeZone={timeZone} />,
})

export const paymentColumns = (shown: Shown): Column<ListedPayment>[] => [
  momentColumn(commonTexts.time, shown, ({ created_at }) => created_at),
  {
    key: 'number',
    title: operationTexts.confirmation,
    narrow: 'wide',
    narrowName: operationTexts.confirmationText,
    render: ({ confirmation_number }) => confirmation_number,
  },
  ...whose<ListedPayment>(shown),
  {
    key: 'account',
    title: commonTexts.account,
    narrow: 'wide',
    narrowName: operationTexts.account,
    render: ({ account_no }) => account_no,
  },
  {
    key: 'channel',
    title: operationTexts.channel,
    narrowName: operationTexts.channelText,
    render: ({ channel }) => channelLabels[channel],
  },
  {
    key: 'status',
    title: commonTexts.status,
    // Why it failed takes a sentence.
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

export const scheduledColumns = (shown: Shown): Column<ListedScheduled>[] => [
  {
    key: 'day',
    title: commonTexts.day,
    narrowName: operationTexts.day,
    narrow: 'wide',
    render: ({ pay_on }) => <DateText value={pay_on} />,
  },
  ...whose<ListedScheduled>(shown),
  {
    key: 'account',
    title: commonTexts.account,
    narrow: 'wide',
    narrowName: operationTexts.account,
    render: ({ account_no }) => account_no,
  },
  {
    key: 'status',
    title: commonTexts.status,
    render: ({ status, reason }) => (
      <>
        {scheduledStatusWords[status]}
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

export const requestColumns = (shown: Shown, requests: ViewRequest): Column<ListedRequest>[] => [
  momentColumn(operationTexts.opened, shown, ({ created_at }) => created_at),
  {
    key: 'request',
    title: operationTexts.request,
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
    title: operationTexts.category,
    narrow: 'wide',
    render: ({ category }) => (category === null ? '–' : categoryLabels[category]),
  },
  ...whose<ListedRequest>(shown),
  {
    key: 'status',
    title: commonTexts.status,
    render: ({ status }) => <CaseStatusTag status={status} whose="theirs" />,
  },
  {
    key: 'promised',
    title: operationTexts.firstAnswerBy,
    narrow: 'wide',
    narrowName: operationTexts.firstAnswerByText,
    render: ({ promised_by, is_late }) =>
      promised_by === null ? (
        '–'
      ) : (
        <>
          <DateText value={promised_by} withTime timeZone={shown.timeZone} />{' '}
          {is_late && <Badge kind="warning">{operationTexts.late}</Badge>}
        </>
      ),
  },
]

export const registrationColumns = (shown: Shown): Column<ListedRegistration>[] => [
  momentColumn(operationTexts.registered, shown, ({ registered_at }) => registered_at),
  ...whose<ListedRegistration>(shown),
  {
    key: 'parent',
    title: commonTexts.parentAccount,
    narrow: 'wide',
    narrowName: operationTexts.parentAccount,
    render: ({ migration_account_parent_id }) => migration_account_parent_id,
  },
]

export const errorColumns = (shown: Shown): Column<ListedError>[] => [
  momentColumn(operationTexts.hourStarting, shown, ({ hour }) => hour),
  {
    key: 'call',
    title: operationTexts.call,
    narrow: 'wide',
    narrowName: operationTexts.callText,
    render: ({ call }) => <code>{call}</code>,
  },
  {
    key: 'request',
    title: operationTexts.newestRequest,
    narrow: 'wide',
    narrowName: operationTexts.newestRequestText,
    render: ({ request_id }) => <span className={parts.quiet}>{request_id}</span>,
  },
  {
    key: 'count',
    title: operationTexts.errors,
    isFigure: true,
    narrowName: operationTexts.errorsText,
    render: ({ count }) => numberText(count),
  },
]
