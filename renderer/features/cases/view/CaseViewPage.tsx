/** /serviceTicketView?case=…: shows one request with its steps, history, comments, files and actions. */
import { Alert } from 'antd'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { isFinishedCase } from '#shared/cases/cases'
import type { CaseDetails } from '#shared/contract/cases/cases'
import { isUuid } from '#shared/http/ids'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'
import { useGetCaseQuery } from '../../../api/cases/cases'
import { useMarkReadMutation } from '../../../api/cases/messages'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { appointmentText, contactWindowLabels } from '../../../domain/cases/caseLabels'
import { RequestIcon } from '../../../domain/cases/RequestIcon'
import { useHasRight } from '../../../session/useHasRight'
import { CopyButton } from '../../../ui/CopyButton'
import { DateText } from '../../../ui/DateText'
import { usePageName } from '../../../ui/pageName'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { Rich } from '../../../ui/Rich'
import { PageState } from '../../../ui/states/PageState'
import { problemOfQuery } from '../../../ui/states/queryState'
import styles from '../cases.module.css'
import { PromiseText } from '../PromiseText'
import { StatusTag } from '../StatusTag'
import { BulkRequestLots } from './BulkRequestLots'
import { CaseActions } from './CaseActions'
import { CaseComments } from './CaseComments'
import { CaseFiles } from './CaseFiles'
import { CaseHistory } from './CaseHistory'
import { CaseSteps } from './CaseSteps'
import { CustomerCareQuestion } from './CustomerCareQuestion'

export function CaseViewPage() {
  const [search] = useSearchParams()
  const caseId = search.get('case')
  return isUuid(caseId) ? <CaseView key={caseId} caseId={caseId} /> : <NoCase />
}

const NoCase = () => (
  <EmptyPanel picture="search">
    <p>{requestTexts.weCouldntFindThisRequest}</p>
    <Link to={paths.serviceTicket}>{requestTexts.myRequests}</Link>
  </EmptyPanel>
)

function CaseView({ caseId }: { caseId: string }) {
  const query = useGetCaseQuery({ query: { case_id: caseId } })
  usePageName(query.data?.case_no)
  const isMissing = query.error && problemOfQuery(query.error).code === 'not_found'
  if (isMissing && !query.data) return <NoCase />
  return (
    <PageState query={query} subject={requestTexts.thisRequest} rows={8}>
      {(caseDetails) => <Details caseDetails={caseDetails} />}
    </PageState>
  )
}

function Details({ caseDetails }: { caseDetails: CaseDetails }) {
  const mayWrite = useHasRight('SERVICETICKET.write')
  const [markRead] = useMarkReadMutation()
  const { case_id, is_unread } = caseDetails
  useEffect(() => {
    if (is_unread) void markRead({ body: { case_id } })
  }, [case_id, is_unread, markRead])

  // A customer who asked to cancel is not asked for more information.
  const isWaiting = caseDetails.status === 'waiting' && !caseDetails.cancel_requested
  // While a request waits for the customer, they answer in the box that says what is needed.
  const mayAdd = mayWrite && !isFinishedCase(caseDetails.status) && !isWaiting
  return (
    <div className={styles.page}>
      {caseDetails.cancel_requested && (
        <Alert type="info" showIcon role="note" title={requestTexts.cancellationNotice} />
      )}
      {isWaiting && <CustomerCareQuestion caseDetails={caseDetails} mayWrite={mayWrite} />}
      <section className={styles.panel} aria-labelledby="case-title">
        <div className={styles.panelHead}>
          <div className={styles.caseName}>
            <RequestIcon request={caseDetails} />
            <div>
              <p className={styles.caseNumber}>
                {caseDetails.case_no}{' '}
                <CopyButton text={caseDetails.case_no} label={requestTexts.copyTheRequestNumber} />
              </p>
              <h2 id="case-title">{caseDetails.title}</h2>
            </div>
          </div>
          <StatusTag status={caseDetails.status} />
        </div>
        <CaseSteps caseDetails={caseDetails} />
        <Facts caseDetails={caseDetails} />
        {mayWrite && caseDetails.kind === 'request' && <CaseActions caseDetails={caseDetails} />}
      </section>
      {caseDetails.parts.length > 0 && <BulkRequestLots parts={caseDetails.parts} />}
      <CaseComments caseDetails={caseDetails} mayWrite={mayAdd} />
      <CaseFiles caseDetails={caseDetails} mayWrite={mayAdd} />
      <CaseHistory events={caseDetails.events} />
    </div>
  )
}

function Facts({ caseDetails }: { caseDetails: CaseDetails }) {
  const { timeZone } = useRuntimeConfig()
  return (
    <dl className={styles.facts}>
      {caseDetails.appointment && (
        <>
          <dt>{requestTexts.appointment}</dt>
          <dd>
            <strong>{appointmentText(caseDetails.appointment)}</strong>
          </dd>
        </>
      )}
      {!caseDetails.appointment && caseDetails.preferred && (
        <>
          <dt>{requestTexts.preferredAppointment}</dt>
          <dd>{appointmentText(caseDetails.preferred)}</dd>
        </>
      )}
      {caseDetails.contact_window && (
        <>
          <dt>{requestTexts.whenWeCanCall}</dt>
          <dd>{contactWindowLabels[caseDetails.contact_window]}</dd>
        </>
      )}
      {caseDetails.expected_by && !isFinishedCase(caseDetails.status) && caseDetails.status === 'received' && (
        <>
          <dt>{requestTexts.firstReplyBy}</dt>
          <dd>
            <PromiseText promisedAt={caseDetails.expected_by} timeZone={timeZone} />
          </dd>
        </>
      )}
      <dt>{commonTexts.address}</dt>
      <dd>{caseDetails.street_address || requestTexts.accountInGeneral}</dd>
      <dt>{requestTexts.opened}</dt>
      <dd>
        <Rich
          text={requestTexts.by(caseDetails.contact_name)}
          parts={{ date: <DateText value={caseDetails.created_date} withTime /> }}
        />
      </dd>
      {caseDetails.answers.map(({ question, answer }) => (
        <Answer key={question} question={question} answer={answer} />
      ))}
      {caseDetails.description !== '' && (
        <Answer question={requestTexts.description} answer={caseDetails.description} />
      )}
      {caseDetails.parent_case_id && (
        <>
          <dt>{caseDetails.is_part ? requestTexts.partOf : requestTexts.followUpTo}</dt>
          <dd>
            <Link to={`${paths.serviceTicketView}?case=${caseDetails.parent_case_id}`}>
              {caseDetails.is_part ? requestTexts.aRequestForSeveralProperties : requestTexts.anEarlierRequest}
            </Link>
          </dd>
        </>
      )}
      {caseDetails.rating !== null && (
        <>
          <dt>{requestTexts.yourRating}</dt>
          <dd>
            {requestTexts.ratingOutOfFive(
              caseDetails.rating,
              caseDetails.rating_comment && `: ${caseDetails.rating_comment}`,
            )}
          </dd>
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
