/** Lists the activity on an account, with links and with the time in the provider's time zone. */

import type { ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { refundMethodText } from '#shared/billing/refunds'
import type { TimelineEntry } from '#shared/contract/customers/timeline'
import { paths } from '#shared/paths'
import { methodName } from '#shared/payments/brands'
import * as creditTexts from '#shared/texts/billing/credits'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as commonTexts from '#shared/texts/common'
import * as timelineTexts from '#shared/texts/customers/timeline'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useSignedIn } from '../../session/SignedIn'
import { accountOfBill } from '../../session/selectedAccount'
import { accountSelected } from '../../session/selectionSlice'
import { DateText } from '../../ui/DateText'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { caseAddress } from '../cases/caseAddress'
import { groupSignIns, type SignIn } from './groupSignIns'
import styles from './timeline.module.css'

interface Props {
  entries: readonly TimelineEntry[]
  /** The visible tabs, which the entries link to. */
  tabs: readonly string[]
  /** Shows each sign-in on a separate line. */
  showsEachSignIn?: boolean
}

export function TimelineRows({ entries, tabs, showsEachSignIn = false }: Props) {
  const lines = showsEachSignIn
    ? entries.map((entry) => ({ newest: entry, oldest: entry, count: 1 }))
    : groupSignIns(entries)
  return (
    <ol>
      {lines.map(({ newest, oldest, count }) => (
        <li key={`${newest.kind}-${idOf(newest)}-${newest.at}`} className={styles.event}>
          <div>
            {newest.kind === 'signin' && count > 1 ? (
              <SignInGroup newest={newest} oldestAt={oldest.at} count={count} />
            ) : (
              <Entry entry={newest} tabs={tabs} />
            )}
          </div>
          <p className={parts.small}>
            <EntryTime entry={newest} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function EntryTime({ entry }: { entry: TimelineEntry }) {
  const { timeZone } = useRuntimeConfig()
  // Bills and refunds have a day and no time.
  return entry.kind === 'statement' || entry.kind === 'refund' ? (
    <DateText value={entry.at.slice(0, 10)} />
  ) : (
    <DateText value={entry.at} withTime timeZone={timeZone} />
  )
}

function SignInGroup({ newest, oldestAt, count }: { newest: SignIn; oldestAt: string; count: number }) {
  const { timeZone } = useRuntimeConfig()
  return (
    <>
      <span>{timelineTexts.signInEntries[newest.outcome](newest.name, count)}</span>
      <span className={parts.below}>
        <Rich text={commonTexts.since} parts={{ date: <DateText value={oldestAt} withTime timeZone={timeZone} /> }} />
      </span>
    </>
  )
}

function idOf(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'payment':
      return entry.confirmation_number
    case 'credit':
      return entry.credit_id
    case 'statement':
      return entry.crm_billing_account_number
    case 'case':
      return entry.case_id
    case 'comment':
      return entry.comment_id
    case 'note':
      return entry.note_id
    case 'refund':
      return entry.refund_id
    case 'signin':
      return entry.sign_in_id
  }
}

function Entry({ entry, tabs }: EntryProps) {
  switch (entry.kind) {
    case 'payment':
    case 'credit':
    case 'refund':
    case 'statement':
      return <BillingEntry entry={entry} tabs={tabs} />
    case 'signin':
      return (
        <>
          <span>{timelineTexts.signInEntry[entry.outcome](entry.name)}</span>
          <span className={parts.below}>{entry.device}</span>
        </>
      )
    case 'case':
      return (
        <>
          <Link to={caseAddress(entry)}>{entry.title}</Link>
          <span className={parts.below}>
            {entry.written_by === null
              ? caseName(entry)
              : timelineTexts.caseWrittenBy(caseName(entry), entry.written_by)}
          </span>
        </>
      )
    case 'comment':
      return (
        <>
          <Link to={caseAddress(entry)}>{timelineTexts.wrote(entry.author)}</Link>
          <span className={parts.below}>
            {entry.case_no} · {entry.title}
          </span>
        </>
      )
    case 'note':
      return (
        <>
          <span className={styles.note}>{entry.note}</span>
          <span className={parts.below}>{timelineTexts.noteBy(entry.author)}</span>
        </>
      )
  }
}

interface EntryProps {
  entry: TimelineEntry
  tabs: Props['tabs']
}

interface BillingEntryProps extends EntryProps {
  entry: Extract<TimelineEntry, { kind: 'payment' | 'credit' | 'refund' | 'statement' }>
}

function BillingEntry({ entry, tabs }: BillingEntryProps) {
  switch (entry.kind) {
    case 'payment':
      return (
        <>
          <Link to={`${paths.paymentSuccess}?confirmation=${encodeURIComponent(entry.confirmation_number)}`}>
            {timelineTexts.paymentOf(amountText(entry.amount))}
          </Link>
          <span className={parts.below}>
            {paymentTexts.statusLabels[entry.status]} · {methodName(entry.method_type, entry.method_last4)}
          </span>
        </>
      )
    case 'credit':
      return (
        <>
          <BillLink tab="payments" number={entry.crm_billing_account_number} tabs={tabs}>
            {commonTexts.creditOf(amountText(entry.amount))}
          </BillLink>
          <span className={parts.below}>
            {entry.crm_billing_account_number} · {creditTexts.reasonLabels[entry.credit_reason_cd]} · {entry.comments}
          </span>
        </>
      )
    case 'refund':
      return (
        <>
          <BillLink tab="payments" number={entry.crm_billing_account_number} tabs={tabs}>
            {timelineTexts.refundOf(amountText(entry.amount))}
          </BillLink>
          <span className={parts.below}>
            {refundTexts.statusLabels[entry.status]} · {refundMethodText(entry)} · {entry.crm_billing_account_number} ·{' '}
            {refundTexts.reasonLabels[entry.reason]}
          </span>
        </>
      )
    case 'statement':
      return (
        <>
          <BillLink tab="statements" number={entry.crm_billing_account_number} tabs={tabs}>
            {timelineTexts.billOf(amountText(entry.charges))}
          </BillLink>
          <span className={parts.below}>
            {timelineTexts.billDueOn(entry.crm_billing_account_number, dayText(entry.due_date))}
          </span>
        </>
      )
  }
}

const caseName = ({ is_message, case_no }: { is_message: boolean; case_no: string }): string =>
  is_message ? timelineTexts.messageName(case_no) : timelineTexts.requestName(case_no)

interface BillLinkProps {
  tab: 'payments' | 'statements'
  number: string
  tabs: Props['tabs']
  children: ReactNode
}

/** Links to a tab that shows one billing account, and selects this account. */
function BillLink({ tab, number, tabs, children }: BillLinkProps) {
  const dispatch = useDispatch()
  const { user } = useSignedIn()
  const service = accountOfBill(user, number)
  if (!tabs.includes(tab) || !service) return <span>{children}</span>
  return (
    <Link to={`${paths.dashboard}?view=${tab}`} onClick={() => dispatch(accountSelected(service))}>
      {children}
    </Link>
  )
}
