/** What happened on an account lately, each with the way to it. */
import { Link } from 'react-router-dom'
import { methodName } from '#shared/brands'
import type { CustomerOverview, TimelineEntry } from '#shared/contract/customers'
import { creditReasons } from '#shared/credits'
import { paths } from '../../paths'
import { DateText } from '../../ui/DateText'
import { statusLabels } from '../../ui/payments/paymentLabels'
import { dayText } from '../../ui/look/days'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import styles from './customers.module.css'
import { amountText } from '../../ui/look/amounts'

interface Props {
  entries: readonly TimelineEntry[]
  leftOut: CustomerOverview['left_out']
}

export const Timeline = ({ entries, leftOut }: Props) => (
  <Panel title="What happened lately">
    {leftOut.length > 0 && <p className={parts.quiet}>Your role does not show {joined(leftOut)} here.</p>}
    {entries.length === 0 ? (
      <p className={parts.quiet}>
        {leftOut.length > 0 ? 'Nothing else has happened' : 'Nothing has happened'} on this account yet.
      </p>
    ) : (
      <ol>
        {entries.map((entry) => (
          <li key={`${entry.kind}-${idOf(entry)}-${entry.at}`} className={styles.line}>
            <div>
              <Entry entry={entry} />
            </div>
            <DateText value={entry.at} />
          </li>
        ))}
      </ol>
    )}
  </Panel>
)

const joined = (words: readonly string[]): string => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words)

function idOf(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'payment':
      return entry.confirmation_number
    case 'credit':
      return entry.credit_id
    case 'statement':
      return entry.crm_billing_account_number
    case 'case':
    case 'comment':
      return entry.case_id
    case 'note':
      return entry.note_id
  }
}

function Entry({ entry }: { entry: TimelineEntry }) {
  switch (entry.kind) {
    case 'payment':
      return (
        <>
          <Link to={`${paths.paymentSuccess}?confirmation=${encodeURIComponent(entry.confirmation_number)}`}>
            Payment of {amountText(entry.amount)}
          </Link>
          <span className={styles.below}>
            {statusLabels[entry.status]} · {methodName(entry.method_type, entry.method_last4)}
          </span>
        </>
      )
    case 'credit':
      return (
        <>
          <span>Credit of {amountText(entry.amount)}</span>
          <span className={styles.below}>
            {entry.crm_billing_account_number} · {creditReasons[entry.credit_reason_cd]} · {entry.comments}
          </span>
        </>
      )
    case 'statement':
      return (
        <>
          <Link to={paths.billingHistory}>Bill of {amountText(entry.charges)}</Link>
          <span className={styles.below}>
            {entry.crm_billing_account_number} · due {dayText(entry.due_date)}
          </span>
        </>
      )
    case 'case':
      return (
        <>
          <CaseName entry={entry} />
          <span className={styles.below}>
            {entry.is_message ? 'Message' : 'Request'} {entry.case_no}
          </span>
        </>
      )
    case 'comment':
      return (
        <>
          <span>{entry.author} wrote: </span>
          <span className={styles.below}>
            {entry.case_no} · {entry.title}
          </span>
        </>
      )
    case 'note':
      return (
        <>
          <span className={styles.note}>{entry.note}</span>
          <span className={styles.below}>Note of {entry.author}. Customers do not see it.</span>
        </>
      )
  }
}

/** A message has no page of its own. */
const CaseName = ({ entry }: { entry: Extract<TimelineEntry, { kind: 'case' }> }) =>
  entry.is_message ? (
    <span>{entry.title}</span>
  ) : (
    <Link to={`${paths.serviceTicketView}?case=${entry.case_id}`}>{entry.title}</Link>
  )
