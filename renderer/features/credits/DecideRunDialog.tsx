/** Asks a second person to approve or reject a run, with its details and the accounts that were credited recently. */

import type { CreditRun } from '#shared/contract/billing/credits'
import { joinSentences } from '#shared/format/joinWords'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import { useDecideCreditRunMutation, useListRecentCreditsQuery } from '../../api/billing/credits'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { amountText, numberText } from '../../ui/format/amounts'
import { FormFailure } from '../../ui/forms/FormFailure'
import facts from '../../ui/panels/facts.module.css'
import { PageState } from '../../ui/states/PageState'
import { RecentCreditsWarning } from './RecentCreditsWarning'

export type CreditRunDecision = 'approve' | 'reject'

interface Props {
  run: CreditRun
  decision: CreditRunDecision
  onClose: () => void
}

export function DecideRunDialog({ run, decision, onClose }: Props) {
  const [decide] = useDecideCreditRunMutation()
  const params = { run_id: run.run_id }
  const recent = useListRecentCreditsQuery({ params })
  const { dialog, failure } = useConfirmedCall(
    () => decide({ params, body: { decision } }),
    () => onClose(),
  )
  const isApproval = decision === 'approve'
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isDangerous={!isApproval}
      title={isApproval ? creditTexts.approveThisRun : creditTexts.rejectThisRun}
      onNo={onClose}
      message={
        <>
          <p>
            {isApproval
              ? creditTexts.plannedTotal({
                  count: run.row_count,
                  total: amountText(run.total_amount),
                  requester: run.started_by,
                })
              : creditTexts.rejectRunEffect(run.row_count, run.started_by)}
          </p>
          <dl className={facts.facts}>
            <Fact name={creditTexts.requestedBy} value={run.started_by} />
            <Fact name={commonTexts.accounts} value={numberText(run.row_count)} />
            <Fact name={commonTexts.total} value={amountText(run.total_amount)} />
            <Fact
              name={commonTexts.reason}
              value={`${run.credit_reason_cd} ${creditTexts.reasonLabels[run.credit_reason_cd]}`}
            />
            <Fact name={commonTexts.comment} value={run.comments} />
          </dl>
          <PageState query={recent} failedText={creditTexts.recentCreditsNotLoaded} rows={2}>
            {(found) => <RecentCreditsWarning recent={found} />}
          </PageState>
          <FormFailure>{failure && joinSentences(creditTexts.updateFailed, failure)}</FormFailure>
        </>
      }
    />
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={facts.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
