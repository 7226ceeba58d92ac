/** Shows the balance, open requests and other messages of the customer of a message. */
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { getMessageCustomer } from '#shared/contract/cases/queueDetails'
import type { ResponseOf } from '#shared/http/endpoint'
import * as queueDetailTexts from '#shared/texts/cases/queueDetails'
import * as commonTexts from '#shared/texts/common'
import { useMessageCustomer } from '../../../api/cases/queueDetails'
import { useViewRequest } from '../../../domain/cases/useViewRequest'
import { amountText, numberText } from '../../../ui/format/amounts'
import { withChanges } from '../../../ui/lists/listSearch'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import styles from '../queue.module.css'
import { statusLabel } from '../statusLabel'
import detailStyles from './details.module.css'

type MessageCustomer = ResponseOf<typeof getMessageCustomer>
type CaseSummary = MessageCustomer['messages']

export function CustomerSummary({ caseId, customerNumber }: { caseId: string; customerNumber: string }) {
  const query = useMessageCustomer(caseId)
  return (
    <PageState query={query} failedText={queueDetailTexts.accountSummaryNotLoaded} rows={2}>
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

const Balance = ({ balance: { owed, past_due } }: { balance: NonNullable<MessageCustomer['balance']> }) => (
  <p>
    {commonTexts.balance} <strong>{amountText(owed)}</strong>
    {past_due > 0 && <span className={detailStyles.note}>{queueDetailTexts.pastDue(amountText(past_due))}</span>}
  </p>
)

function Requests({ requests, customerNumber }: { requests: CaseSummary; customerNumber: string }) {
  const { mayView, view, opening } = useViewRequest()

  return (
    <CaseLines title={queueDetailTexts.openRequests} cases={requests}>
      {({ case_id, title }) =>
        mayView ? (
          <button
            type="button"
            className={detailStyles.lineLink}
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

function OtherMessages({ messages }: { messages: CaseSummary }) {
  const [search] = useSearchParams()
  return (
    <CaseLines title={queueDetailTexts.otherMessages} cases={messages}>
      {({ case_id, title }) => <Link to={`?${withChanges(search, { case: case_id }).toString()}`}>{title}</Link>}
    </CaseLines>
  )
}

interface CaseLinesProps {
  title: string
  cases: CaseSummary
  children: (caseItem: CaseSummary['newest'][number]) => ReactNode
}

const CaseLines = ({ title, cases: { total_count, newest }, children }: CaseLinesProps) => (
  <div>
    <h4 className={styles.count}>
      {title}: {numberText(total_count)}
    </h4>
    {newest.length > 0 && (
      <ul className={detailStyles.facts} aria-label={title}>
        {newest.map((caseItem) => (
          <li key={caseItem.case_id}>
            {children(caseItem)} <span className={detailStyles.note}>{statusLabel(caseItem.status)}</span>
          </li>
        ))}
      </ul>
    )}
    {total_count > newest.length && <p className={parts.small}>{queueDetailTexts.newestShown(newest.length)}</p>}
  </div>
)
