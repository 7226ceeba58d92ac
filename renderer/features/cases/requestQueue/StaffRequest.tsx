/** One request as staff work on it: its panels, with the actions, the customer and the assignee. */
import { isFinishedCase } from '#shared/cases/cases'
import type { CaseDetails } from '#shared/contract/cases/cases'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { useGetRequestWorkQuery } from '../../../api/cases/requestQueue'
import { noAutoRefetch } from '../../../api/client'
import { useHasOwnRight } from '../../../session/useHasRight'
import { PageState } from '../../../ui/states/PageState'
import { RequestPanels } from '../view/RequestPanels'
import { CancellationDecision } from './CancellationDecision'
import { ReadingCheck } from './ReadingCheck'
import { RequestSide } from './RequestSide'
import styles from './requestWork.module.css'
import { WorkActions } from './WorkActions'

export function StaffRequest({ caseDetails }: { caseDetails: CaseDetails }) {
  const { case_id, status } = caseDetails
  const mayWrite = useHasOwnRight('SERVICETICKET.write')
  const query = useGetRequestWorkQuery({ query: { case_id } }, noAutoRefetch)
  const cancellation = query.data?.cancellation ?? null
  return (
    <div className={styles.work}>
      <div className={styles.main}>
        {cancellation && (
          <CancellationDecision {...{ cancellation, mayWrite }} caseId={case_id} reloadWork={query.refetch} />
        )}
        <RequestPanels
          caseDetails={caseDetails}
          mayAdd={mayWrite && !isFinishedCase(status)}
          work={mayWrite && <WorkActions caseDetails={caseDetails} />}
        />
      </div>
      <PageState query={query} failedText={requestQueueTexts.workNotLoaded} rows={4}>
        {(work) => (
          <div className={styles.side}>
            {work.submitted_reading && (
              <ReadingCheck caseDetails={caseDetails} reading={work.submitted_reading} mayWrite={mayWrite} />
            )}
            <RequestSide caseDetails={caseDetails} work={work} mayWrite={mayWrite} />
          </div>
        )}
      </PageState>
    </div>
  )
}
