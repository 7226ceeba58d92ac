/** How the customer of a message stands: what they owe, what they have asked for, and what else they wrote. */
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { getMessageCustomer } from '#shared/contract/queueDetails'
import type { ResponseOf } from '#shared/endpoint'
import { useMessageCustomer } from '../../../api/queueDetails'
import { useViewRequest } from '../../../api/useViewRequest'
import { changed } from '../../../ui/lists/listAddress'
import { amountText, numberText } from '../../../ui/look/amounts'
import { PageState } from '../../../ui/states/PageState'
import styles from '../messageQueue.module.css'
import parts from './details.module.css'
import { statusLabel } from '../queueWords'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'

type Standing = ResponseOf<typeof getMessageCustomer>
type Cases = Standing['messages']

export function CustomerStanding({ caseId, customerNumber }: { caseId: string; customerNumber: string }) {
  const query = useMessageCustomer(caseId)
  return (
    <PageState query={query} what={queueTexts.theCustomersAccountSummary} rows={2}>
      {({ balance, requests, messages }) => (
        <>
          {balance && <Balance balance={balance} />}
          {requests && <Requests requests={requests} customerNumber={customerNumber} />}
          <OtherMessages messages={messages} />
        </>
      )}
    </PageState>
  )
}

const Balance = ({ balance: { owed, past_due } }: { balance: NonNullable<Standing['balance']> }) => (
  <p>
    {commonTexts.balance} <strong>{amountText(owed)}</strong>
    {past_due > 0 && <span className={parts.note}>{queueTexts.pastDue(amountText(past_due))}</span>}
  </p>
)

function Requests({ requests, customerNumber }: { requests: Cases; customerNumber: string }) {
  const { mayView, view, opening } = useViewRequest()

  return (
    <CaseLines title={queueTexts.openRequests} cases={requests}>
      {({ case_id, title }) =>
        mayView ? (
          <button
            type="button"
            className={parts.lineLink}
            aria-busy={opening !== null}
            onClick={() => view(customerNumber, case_id)}
          >
            {title}
          </button>
        ) : (
          title
        )
      }
    </CaseLines>
  )
}

function OtherMessages({ messages }: { messages: Cases }) {
  const [address] = useSearchParams()
  return (
    <CaseLines title={queueTexts.otherMessages} cases={messages}>
      {({ case_id, title }) => <Link to={`?${changed(address, { case: case_id }).toString()}`}>{title}</Link>}
    </CaseLines>
  )
}

interface CaseLinesProps {
  title: string
  cases: Cases
  children: (one: Cases['newest'][number]) => ReactNode
}

const CaseLines = ({ title, cases: { total_count, newest }, children }: CaseLinesProps) => (
  <div>
    <h4 className={styles.count}>
      {title}: {numberText(total_count)}
    </h4>
    {newest.length > 0 && (
      <ul className={parts.facts} aria-label={title}>
        {newest.map((one) => (
          <li key={one.case_id}>
            {children(one)} <span className={parts.note}>{statusLabel(one.status)}</span>
          </li>
        ))}
      </ul>
    )}
    {total_count > newest.length && (
      <p className={styles.quiet}>
        {queueTexts.theNewest} {newest.length} {queueTexts.areShown}
      </p>
    )}
  </div>
)
