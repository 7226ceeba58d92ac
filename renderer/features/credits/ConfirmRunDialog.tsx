/** The question before money moves, with what the person should know of it. */
import type { CreditLimits, CreditRun } from '#shared/contract/credits'
import { creditTexts, sumOf } from '#shared/credits'
import type { Cents } from '#shared/money'
import { useCreateCreditRunMutation } from '../../api/credits'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import type { Account, UsedDraft } from './creditDraft'
import styles from './credits.module.css'
import { breachIn, breachText } from './LimitMeter'
import { amountText } from '../../ui/look/amounts'
import { begunText } from './creditWords'

interface Props {
  used: UsedDraft
  wanted: { account: Account; amount: Cents }[]
  limits: CreditLimits | undefined
  onBegun: (run: CreditRun) => void
  onClose: () => void
}

export function ConfirmRunDialog({ used, wanted, limits, onBegun, onClose }: Props) {
  const [create] = useCreateCreditRunMutation()
  const { snackbar } = useNotify()
  const amounts = wanted.map(({ amount }) => amount)
  const breach = limits && breachIn(limits, amounts)
  const lately = wanted.filter(({ account }) => account.last_credit_at !== null)
  const { dialog, failure } = useConfirmed(
    () =>
      create({
        idempotencyKey: used.takeKey(),
        body: {
          rows: wanted.map(({ account, amount }) => ({ acct_no: account.account_no, credit_amount: amount })),
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
            {amountText(sumOf(amounts))} in all · reason {used.reason} · {used.comments}
          </p>
          {limits && breach && <p className={styles.warning}>{breachText(breach, limits)}</p>}
          {lately.length > 0 && (
            <p className={styles.warning}>
              Credited in the last 24 hours already:{' '}
              {lately
                .slice(0, 5)
                .map(({ account }) => account.name)
                .join(', ')}
              {lately.length > 5 && ` and ${lately.length - 5} more`}. What you gave them then counts towards what you
              may credit alone.
            </p>
          )}
          <FormFailure>{failure && `${creditTexts.updateFailed} ${failure}`}</FormFailure>
        </>
      }
    />
  )
}
