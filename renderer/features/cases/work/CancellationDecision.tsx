/** Shows that the customer wants to cancel the request, and lets staff decide it. */
import { lazy, Suspense, useState } from 'react'
import type { RequestWork } from '#shared/contract/cases/requestQueue'
import * as requestTexts from '#shared/texts/cases/requests'
import * as requestWorkTexts from '#shared/texts/cases/requestWork'
import { useDecideCancellationMutation } from '../../../api/cases/requestQueue'
import { Button } from '../../../ui/Button'
import { DateText } from '../../../ui/DateText'
import { useNotify } from '../../../ui/notices/useNotify'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../cases.module.css'

const RefusalDialog = lazy(async () => ({ default: (await import('./RefusalDialog')).RefusalDialog }))

interface Props {
  caseId: string
  cancellation: NonNullable<RequestWork['cancellation']>
  mayWrite: boolean
}

export function CancellationDecision({ caseId, cancellation, mayWrite }: Props) {
  const { reason, comment, created_date } = cancellation
  const [isRefusing, setRefusing] = useState(false)
  const [decide, { isLoading }] = useDecideCancellationMutation()
  const { toast } = useNotify()

  /** The API layer reports failures. */
  async function accept(): Promise<void> {
    const { error } = await decide({ body: { case_id: caseId, is_accepted: true, reason: '' } })
    if (!error) toast('success', requestTexts.canceledToast)
  }

  return (
    <section className={styles.need} aria-labelledby="case-cancellation">
      <h2 id="case-cancellation">{requestWorkTexts.wantsToCancel}</h2>
      <p>{requestWorkTexts.cancelReason(requestTexts.cancelReasonLabels[reason ?? 'other'], comment)}</p>
      <p className={parts.small}>
        <DateText value={created_date} withTime />
      </p>
      {mayWrite && (
        <div className={styles.actions}>
          <Button kind="primary" isBusy={isLoading} onClick={() => void accept()}>
            {requestWorkTexts.acceptCancellation}
          </Button>
          <Button onClick={() => setRefusing(true)}>{requestWorkTexts.refuseCancellation}</Button>
        </div>
      )}
      <Suspense fallback={null}>
        {isRefusing && <RefusalDialog caseId={caseId} onClose={() => setRefusing(false)} />}
      </Suspense>
    </section>
  )
}
