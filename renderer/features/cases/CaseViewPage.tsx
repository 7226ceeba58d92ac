/** /serviceTicketView?case=…: one request with its steps, history, comments, files, and what can be done with it. */
import { Alert } from 'antd'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { isOver } from '#shared/cases'
import { isUuid } from '#shared/ids'
import type { CaseDetails } from '#shared/contract/cases'
import { useGetCaseQuery } from '../../api/cases'
import { useMarkReadMutation } from '../../api/messages'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { paths } from '../../paths'
import { useMay } from '../../session/useMay'
import { appointmentText, contactWindowLabels } from '../../ui/cases/caseLabels'
import { StatusTag } from './StatusTag'
import { CopyButton } from '../../ui/CopyButton'
import { DateText } from '../../ui/DateText'
import { usePageName } from '../../ui/pageName'
import { EmptyPanel } from '../../ui/panels/Panel'
import { PromiseText } from '../../ui/PromiseText'
import { PageState } from '../../ui/states/PageState'
import { problemOfQuery } from '../../ui/states/queryFace'
import { CaseActions } from './CaseActions'
import { CaseComments } from './CaseComments'
import { CaseFiles } from './CaseFiles'
import { CaseHistory } from './CaseHistory'
import { CaseParts } from './CaseParts'
import { CaseSteps } from './CaseSteps'
import styles from './cases.module.css'
import { WhatWeNeed } from './WhatWeNeed'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'
import { Rich } from '../../ui/Rich'

export function CaseViewPage() {
  const [search] = useSearchParams()
  const caseId = search.get('case')
  return isUuid(caseId) ? <OneCase key={caseId} caseId={caseId} /> : <NoCase />
}

const NoCase = () => (
  <EmptyPanel>
    <p>{requestTexts.weCouldntFindThisRequest}</p>
    <Link to={paths.serviceTicket}>{requestTexts.myRequests}</Link>
  </EmptyPanel>
)

function OneCase({ caseId }: { caseId: string }) {
  const query = useGetCaseQuery({ query: { case_id: caseId } })
  usePageName(query.data?.case_no)
  const isMissing = query.error && problemOfQuery(query.error).code === 'not_found'
  if (isMissing && !query.data) return <NoCase />
  return (
    <PageState query={query} what={requestTexts.thisRequest} rows={8}>
      {(found) => <Details found={found} />}
    </PageState>
  )
}

function Details({ found }: { found: CaseDetails }) {
  const mayWrite = useMay('SERVICETICKET.write')
  const [markRead] = useMarkReadMutation()
  const { case_id, is_unread } = found
  useEffect(() => {
    if (is_unread) void markRead({ body: { case_id } })
  }, [case_id, is_unread, markRead])

  // Who has asked to cancel is asked for nothing more.
  const isWaiting = found.status === 'waiting' && !found.cancel_requested
  // What is waited for is answered in the box that says so.
  const mayAdd = mayWrite && !isOver(found.status) && !isWaiting
  return (
    <div className={styles.page}>
      {found.cancel_requested && <Alert type="info" showIcon role="note" title={requestTexts.youAskedToCancelThis} />}
      {isWaiting && <WhatWeNeed found={found} mayWrite={mayWrite} />}
      <section className={styles.panel} aria-labelledby="case-title">
        <div className={styles.panelHead}>
          <div>
            <p className={styles.caseNumber}>
              {found.case_no} <CopyButton text={found.case_no} label={requestTexts.copyTheRequestNumber} />
            </p>
            <h2 id="case-title">{found.title}</h2>
          </div>
          <StatusTag status={found.status} />
        </div>
        <CaseSteps found={found} />
        <Facts found={found} />
        {mayWrite && found.kind === 'request' && <CaseActions found={found} />}
      </section>
      {found.parts.length > 0 && <CaseParts parts={found.parts} />}
      <CaseComments found={found} mayWrite={mayAdd} />
      <CaseFiles found={found} mayWrite={mayAdd} />
      <CaseHistory events={found.events} />
    </div>
  )
}

function Facts({ found }: { found: CaseDetails }) {
  const { timeZone } = useRuntimeConfig()
  return (
    <dl className={styles.facts}>
      {found.appointment && (
        <>
          <dt>{requestTexts.appointment}</dt>
          <dd>
            <strong>{appointmentText(found.appointment)}</strong>
          </dd>
        </>
      )}
      {!found.appointment && found.preferred && (
        <>
          <dt>{requestTexts.preferredAppointment}</dt>
          <dd>{appointmentText(found.preferred)}</dd>
        </>
      )}
      {found.contact_window && (
        <>
          <dt>{requestTexts.whenWeCanCall}</dt>
          <dd>{contactWindowLabels[found.contact_window]}</dd>
        </>
      )}
      {found.expected_by && !isOver(found.status) && found.status === 'received' && (
        <>
          <dt>{requestTexts.firstReplyBy}</dt>
          <dd>
            <PromiseText by={found.expected_by} timeZone={timeZone} />
          </dd>
        </>
      )}
      <dt>{commonTexts.address}</dt>
      <dd>{found.street_address || requestTexts.accountInGeneral}</dd>
      <dt>{requestTexts.opened}</dt>
      <dd>
        <Rich
          text={requestTexts.by(found.contact_name)}
          parts={{ date: <DateText value={found.created_date} withTime /> }}
        />
      </dd>
      {found.answers.map(({ question, answer }) => (
        <Answer key={question} question={question} answer={answer} />
      ))}
      {found.description !== '' && <Answer question={requestTexts.description} answer={found.description} />}
      {found.parent_case_id && (
        <>
          <dt>{found.is_part ? requestTexts.partOf : 'Follow-up to'}</dt>
          <dd>
            <Link to={`${paths.serviceTicketView}?case=${found.parent_case_id}`}>
              {found.is_part ? requestTexts.aRequestForSeveralProperties : requestTexts.anEarlierRequest}
            </Link>
          </dd>
        </>
      )}
      {found.rating !== null && (
        <>
          <dt>{requestTexts.yourRating}</dt>
          <dd>{requestTexts.of5(found.rating, found.rating_comment && `: ${found.rating_comment}`)}</dd>
        </>
      )}
    </dl>
  )
}

const Answer = ({ question, answer }: { question: string; answer: string }) => (
  <>
    <dt>{question}</dt>
    <dd>{answer}</dd>
  </>
)
