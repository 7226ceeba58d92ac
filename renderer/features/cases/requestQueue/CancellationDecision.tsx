/** Shows that the customer wants to cancel the request, and lets staff decide it. */
import { lazy, Suspense, useState } from 'react'
import type { RequestWork } from '#shared/contract/cases/requestQueue'
import * as caseTexts from '#shared/texts/cases/cases'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { useGetCaseQuery } from '../../../api/cases/cases'
import { useDecideCancellationMutation } from '../../../api/cases/requestQueue'
import { Button } from '../../../ui/Button'
import { DateText } from '../../../ui/DateText'
import { useNotify } from '../../../ui/notices/useNotify'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../cases.module.css'
import { sendAndReload } from '../sendAndReload'

const RefusalDialog = lazy(async () => ({ default: (await import('./RefusalDialog')).RefusalDialog }))

interface Props {
  caseId: string
  cancellation: NonNullable<RequestWork['cancellation']>
  mayWrite: boolean
  /** Loads `cancellation` again, which is null once it is decided. */
  reloadWork: () => PromiseLike<unknown>
}

export function CancellationDecision({ caseId, cancellation, mayWrite, reloadWork }: Props) {
  const { reason, comment, created_date } = cancellation
  const [isRefusing, setRefusing] = useState(false)
  const { refetch } = useGetCaseQuery({ query: { case_id: caseId } })
  const [decide] = useDecideCancellationMutation()
  const [isAccepting, setAccepting] = useState(false)
  const { snackbar } = useNotify()

  /** The API layer reports failures. */
  async function accept(): Promise<void> {
    setAccepting(true)
    const call = decide({ body: { case_id: caseId, is_accepted: true, reason: '' } })
    const { error } = await sendAndReload(call, refetch, reloadWork)
    setAccepting(false)
    if (!error) snackbar(caseTexts.canceledToast)
  }

  return (
    <section className={styles.need} aria-labelledby="case-cancellation">
      <h2 id="case-cancellation">{requestQueueTexts.wantsToCancel}</h2>
      <p>{requestQueueTexts.cancelReason(caseTexts.cancelReasonLabels[reason ?? 'other'], comment)}</p>
      <p className={parts.small}>
        <DateText value={created_date} withTime />
      </p>
      {mayWrite && (
        <div className={parts.wideActions}>
          <Button kind="primary" isBusy={isAccepting} onClick={() => void accept()}>
            {requestQueueTexts.acceptCancellation}
          </Button>
          <Button onClick={() => setRefusing(true)}>{requestQueueTexts.refuseCancellation}</Button>
        </div>
      )}
      <Suspense fallback={null}>
        {isRefusing && <RefusalDialog {...{ caseId, reloadWork }} onClose={() => setRefusing(false)} />}
      </Suspense>
    </section>
  )
}
