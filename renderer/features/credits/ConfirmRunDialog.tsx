/** Asks for confirmation before credits are issued, with the total, the rejected rows and the warnings. */

import { sumOf } from '#shared/billing/credits'
import type { CreditRun, checkCreditRun } from '#shared/contract/billing/credits'
import { joinSentences } from '#shared/format/joinWords'
import type { Cents } from '#shared/format/money'
import type { ResponseOf } from '#shared/http/endpoint'
import * as creditTexts from '#shared/texts/billing/credits'
import { useCreateCreditRunMutation } from '../../api/billing/credits'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { amountText } from '../../ui/format/amounts'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import type { CreditAccount, CreditDraftState } from './creditDraft'
import styles from './credits.module.css'
import { breachText } from './LimitMeter'
import { RecentCreditsWarning } from './RecentCreditsWarning'
import { RejectedRows } from './RejectedRows'
import { startedText } from './runStatus'

interface AccountCredit {
  account: CreditAccount
  amount: Cents
}

export const toCreditRows = (credits: readonly AccountCredit[]) =>
  credits.map(({ account, amount }) => ({ acct_no: account.account_no, credit_amount: amount }))

interface Props {
  draftState: CreditDraftState
  credits: AccountCredit[]
  /** The server's check of the requested credits. */
  checkResult: ResponseOf<typeof checkCreditRun>
  onStarted: (run: CreditRun) => void
  onClose: () => void
}

export function ConfirmRunDialog({ draftState, credits, checkResult, onStarted, onClose }: Props) {
  const [create] = useCreateCreditRunMutation()
  const { snackbar } = useNotify()
  const amounts = credits.map(({ amount }) => amount)
  const { dialog, failure } = useConfirmedCall(
    () =>
      create({
        idempotencyKey: draftState.takeKey(),
        body: {
          rows: toCreditRows(credits),
          credit_reason_cd: draftState.reason,
          comments: draftState.comments,
        },
      }),
    (run) => {
      snackbar(startedText(run))
      draftState.discard()
      onStarted(run)
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      title={creditTexts.confirmTitle}
      onNo={onClose}
      message={
        <>
          <p>{creditTexts.confirm(credits.length)}</p>
          <p>
            {creditTexts.creditToConfirm({
              total: amountText(sumOf(amounts)),
              reason: draftState.reason,
              comments: draftState.comments,
            })}
          </p>
          <RejectedRows rows={checkResult.rows} />
          {checkResult.needs_approval && (
            <p className={styles.warning}>{breachText(checkResult.needs_approval, checkResult.limits)}</p>
          )}
          <RecentCreditsWarning recent={checkResult.recent} />
          <FormFailure>{failure && joinSentences(creditTexts.updateFailed, failure)}</FormFailure>
        </>
      }
    />
  )
}
