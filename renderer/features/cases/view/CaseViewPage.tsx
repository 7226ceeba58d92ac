/** /serviceTicketView?case=…: shows one request with its steps, history, comments, files and actions. */
import { Alert } from 'antd'
import { lazy, Suspense, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import { isFinishedCase } from '#shared/cases/cases'
import type { CaseDetails } from '#shared/contract/cases/cases'
import { isUuid } from '#shared/http/ids'
import { paths } from '#shared/paths'
import * as caseTexts from '#shared/texts/cases/cases'
import { useGetCaseQuery } from '../../../api/cases/cases'
import { useMarkReadMutation } from '../../../api/cases/messages'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { usePageName } from '../../../ui/pageName'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import { problemOfQuery } from '../../../ui/states/queryState'
import { SkeletonRows } from '../../../ui/states/SkeletonRows'
import styles from '../cases.module.css'
import { CaseActions } from './CaseActions'
import { CustomerCareQuestion } from './CustomerCareQuestion'
import { RequestPanels } from './RequestPanels'

/** Loaded for staff only, who work on the request. */
const StaffRequest = lazy(async () => ({ default: (await import('../requestQueue/StaffRequest')).StaffRequest }))

export function CaseViewPage() {
  const [search] = useSearchParams()
  const caseId = search.get('case')
  return isUuid(caseId) ? <CaseView key={caseId} caseId={caseId} /> : <NoCase />
}

const NoCase = () => (
  <EmptyPanel picture="search">
    <p>{caseTexts.requestNotFound}</p>
    <Link to={paths.serviceTicket}>{caseTexts.myRequests}</Link>
  </EmptyPanel>
)

function CaseView({ caseId }: { caseId: string }) {
  const query = useGetCaseQuery({ query: { case_id: caseId } })
  const { person } = useSignedIn()
  // Staff look for the number, which they were told; customers know what they asked for.
  usePageName(isStaff(person.userTypeCode) ? query.data?.case_no : query.data?.title)
  const isMissing = query.error && problemOfQuery(query.error).code === 'not_found'
  if (isMissing && !query.data) return <NoCase />
  return (
    <PageState query={query} failedText={caseTexts.thisRequestNotLoaded} rows={8}>
      {(caseDetails) => <Details caseDetails={caseDetails} />}
    </PageState>
  )
}

function Details({ caseDetails }: { caseDetails: CaseDetails }) {
  const { person } = useSignedIn()
  if (!isStaff(person.userTypeCode) || caseDetails.kind !== 'request') return <OwnRequest caseDetails={caseDetails} />
  return (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      <StaffRequest caseDetails={caseDetails} />
    </Suspense>
  )
}

function OwnRequest({ caseDetails }: { caseDetails: CaseDetails }) {
  const mayWrite = useHasRight('SERVICETICKET.write')
  const [markRead] = useMarkReadMutation()
  const { case_id, is_unread } = caseDetails
  useEffect(() => {
    if (is_unread) void markRead({ body: { case_id } })
  }, [case_id, is_unread, markRead])

  // A customer who requested a cancellation is not asked for more information.
  const isWaiting = caseDetails.status === 'waiting' && !caseDetails.cancel_requested
  // While a request waits for the customer, they answer in the box that says what is needed.
  const mayAdd = mayWrite && !isFinishedCase(caseDetails.status) && !isWaiting
  return (
    <div className={styles.page}>
      {caseDetails.cancel_requested && <Alert type="info" showIcon role="note" title={caseTexts.cancellationNotice} />}
      {isWaiting && <CustomerCareQuestion caseDetails={caseDetails} mayWrite={mayWrite} />}
      <RequestPanels
        caseDetails={caseDetails}
        mayAdd={mayAdd}
        actions={mayWrite && caseDetails.kind === 'request' && <CaseActions caseDetails={caseDetails} />}
      />
    </div>
  )
}
