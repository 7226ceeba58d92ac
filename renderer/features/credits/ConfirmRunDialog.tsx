/** The question before money moves, with what the person should know of it. */
import type { checkCreditRun, CreditRun } from '#shared/contract/credits'
import { sumOf } from '#shared/credits'
import type { ResponseOf } from '#shared/endpoint'
import type { Cents } from '#shared/money'
import { useCreateCreditRunMutation } from '../../api/credits'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import type { Account, UsedDraft } from './creditDraft'
import styles from './credits.module.css'
import { breachText } from './LimitMeter'
import { amountText } from '../../ui/look/amounts'
import { begunText } from './creditWords'
import { RecentCreditsWarning } from './RecentCreditsWarning'
import { RefusedRows } from './RefusedRows'
import * as creditTexts from '#shared/texts/credits'

export interface Wanted {
  account: Account
  amount: Cents
}

export const rowsOf = (wanted: readonly Wanted[]) =>
  wanted.map(({ account, amount }) => ({ acct_no: account.account_no, credit_amount: amount }))

interface Props {
  used: UsedDraft
  wanted: Wanted[]
  /** What the server says would become of it. */
  checked: ResponseOf<typeof checkCreditRun>
  onBegun: (run: CreditRun) => void
  onClose: () => void
}

export function ConfirmRunDialog({ used, wanted, checked, onBegun, onClose }: Props) {
  const [create] = useCreateCreditRunMutation()
  const { snackbar } = useNotify()
  const amounts = wanted.map(({ amount }) => amount)
  const { dialog, failure } = useConfirmed(
    () =>
      create({
        idempotencyKey: used.takeKey(),
        body: {
          rows: rowsOf(wanted),
          credit_reason_cd: used.reason,
          comments: used.comments,
        },
      }),
    (run) => {
      snackbar(begunText(run))
      used.discard()
      onBegun(run)
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
          <p>{creditTexts.confirm(wanted.length)}</p>
          <p>
            {creditTexts.totalReason(amountText(sumOf(amounts)))} {used.reason} · {used.comments}
          </p>
          <RefusedRows rows={checked.rows} />
          {checked.needs_approval && (
            <p className={styles.warning}>{breachText(checked.needs_approval, checked.limits)}</p>
          )}
          <RecentCreditsWarning recent={checked.recent} />
          <FormFailure>{failure && `${creditTexts.updateFailed} ${failure}`}</FormFailure>
        </>
      }
    />
  )
}
