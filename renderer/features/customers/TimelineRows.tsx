/** What happened on an account, each with the time of day where the provider is and the way to it. */
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import { methodName } from '#shared/brands'
import type { TimelineEntry } from '#shared/contract/timeline'
import { creditReasons } from '#shared/credits'
import { statusLabels } from '#shared/paymentLabels'
import { reasonWords, refundWords, wayText } from '#shared/refunds'
import type { SignInOutcome } from '#shared/signInOutcomes'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { paths } from '../../paths'
import { withSignInsTogether, type SignIn } from './signInsTogether'
import { accountOfBill } from '../../session/selectedAccount'
import { accountChosen } from '../../session/selectionSlice'
import { useSignedIn } from '../../session/SignedIn'
import { caseAddress } from '../../ui/cases/caseAddress'
import { DateText } from '../../ui/DateText'
import { amountText } from '../../ui/look/amounts'
import { dayText } from '../../ui/look/days'
import styles from './customers.module.css'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers'
import { Rich } from '../../ui/Rich'

interface Props {
  entries: readonly TimelineEntry[]
  /** The tabs that are shown: an entry leads to its own. */
  tabs: readonly string[]
  /** Each sign-in on a line of its own. */
  areSignInsApart?: boolean
}

export function TimelineRows({ entries, tabs, areSignInsApart = false }: Props) {
  const lines = areSignInsApart
    ? entries.map((entry) => ({ newest: entry, oldest: entry, count: 1 }))
    : withSignInsTogether(entries)
  return (
    <ol>
      {lines.map(({ newest, oldest, count }) => (
        <li key={`${newest.kind}-${idOf(newest)}-${newest.at}`} className={styles.event}>
          <div>
            {newest.kind === 'signin' && count > 1 ? (
              <SignIns newest={newest} oldestAt={oldest.at} count={count} />
            ) : (
              <Entry entry={newest} tabs={tabs} />
            )}
          </div>
          <p className={styles.at}>
            <At entry={newest} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function At({ entry }: { entry: TimelineEntry }) {
  const { timeZone } = useRuntimeConfig()
  // Bills and refunds have a day and no time.
  return entry.kind === 'statement' || entry.kind === 'refund' ? (
    <DateText value={entry.at.slice(0, 10)} />
  ) : (
    <DateText value={entry.at} withTime timeZone={timeZone} />
  )
}

function SignIns({ newest, oldestAt, count }: { newest: SignIn; oldestAt: string; count: number }) {
  const { timeZone } = useRuntimeConfig()
  return (
    <>
      <span>
        {newest.name} {signInWords[newest.outcome]} {customerTexts.times(count)}
      </span>
      <span className={styles.below}>
        <Rich text={customerTexts.since} parts={{ date: <DateText value={oldestAt} withTime timeZone={timeZone} /> }} />
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

function Entry({ entry, tabs }: { entry: TimelineEntry; tabs: Props['tabs'] }) {
  switch (entry.kind) {
    case 'payment':
      return (
        <>
          <Link to={`${paths.paymentSuccess}?confirmation=${encodeURIComponent(entry.confirmation_number)}`}>
            {customerTexts.paymentOf(amountText(entry.amount))}
          </Link>
          <span className={styles.below}>
            {statusLabels[entry.status]} · {methodName(entry.method_type, entry.method_last4)}
          </span>
        </>
      )
    case 'credit':
      return (
        <>
          <OnBill tab="payments" number={entry.crm_billing_account_number} tabs={tabs}>
            {commonTexts.creditOf(amountText(entry.amount))}
          </OnBill>
          <span className={styles.below}>
            {entry.crm_billing_account_number} · {creditReasons[entry.credit_reason_cd]} · {entry.comments}
          </span>
        </>
      )
    case 'refund':
      return (
        <>
          <OnBill tab="payments" number={entry.crm_billing_account_number} tabs={tabs}>
            {customerTexts.refundOf(amountText(entry.amount))}
          </OnBill>
          <span className={styles.below}>
            {refundWords[entry.status]} · {wayText(entry)} · {entry.crm_billing_account_number} ·{' '}
            {reasonWords[entry.reason]}
          </span>
        </>
      )
    case 'signin':
      return (
        <>
          <span>
            {entry.name} {signInWords[entry.outcome]}
          </span>
          <span className={styles.below}>{entry.device}</span>
        </>
      )
    case 'statement':
      return (
        <>
          <OnBill tab="statements" number={entry.crm_billing_account_number} tabs={tabs}>
            {customerTexts.billOf(amountText(entry.charges))}
          </OnBill>
          <span className={styles.below}>
            {entry.crm_billing_account_number} {customerTexts.due(dayText(entry.due_date))}
          </span>
        </>
      )
    case 'case':
      return (
        <>
          <Link to={caseAddress(entry)}>{entry.title}</Link>
          <span className={styles.below}>
            {entry.is_message ? 'Message' : 'Request'} {entry.case_no}
            {entry.written_by !== null && customerTexts.writtenBy(entry.written_by)}
          </span>
        </>
      )
    case 'comment':
      return (
        <>
          <Link to={caseAddress(entry)}>
            {entry.author} {customerTexts.wrote}
          </Link>
          <span className={styles.below}>
            {entry.case_no} · {entry.title}
          </span>
        </>
      )
    case 'note':
      return (
        <>
          <span className={styles.note}>{entry.note}</span>
          <span className={styles.below}>
            {customerTexts.noteBy} {entry.author}
            {customerTexts.customersDontSeeIt}
          </span>
        </>
      )
  }
}

const signInWords = {
  succeeded: 'signed in',
  wrong_password: 'entered the wrong password',
  wrong_code: 'entered the wrong two-step code',
} as const satisfies Record<SignInOutcome, string>

interface OnBillProps {
  tab: 'payments' | 'statements'
  number: string
  tabs: Props['tabs']
  children: ReactNode
}

/** Leads to a tab that shows one billing account, with this one selected. */
function OnBill({ tab, number, tabs, children }: OnBillProps) {
  const dispatch = useDispatch()
  const { user } = useSignedIn()
  const service = accountOfBill(user, number)
  if (!tabs.includes(tab) || !service) return <span>{children}</span>
  return (
    <Link to={`${paths.dashboard}?view=${tab}`} onClick={() => dispatch(accountChosen(service))}>
      {children}
    </Link>
  )
}
