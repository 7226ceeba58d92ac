/** Confirms the end of a hold on a gas account. */
import type { DunningAccount } from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import { useEndHoldMutation } from '../../api/billing/dunning'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'

interface Props {
  account: Pick<DunningAccount, 'account_no' | 'name' | 'hold_id' | 'hold_reason' | 'hold_note'>
  onClose: () => void
}

export function EndHoldDialog({ account, onClose }: Props) {
  const [end] = useEndHoldMutation()
  return (
    <QuestionDialog
      title={dunningTexts.endThisHold}
      consequence={dunningTexts.endHoldEffect({
        name: account.name,
        account: account.account_no,
        reason: account.hold_reason ? dunningTexts.holdLabels[account.hold_reason] : '',
        note: account.hold_note,
      })}
      call={() => end({ params: { hold_id: account.hold_id ?? '' } })}
      outcome={dunningTexts.holdEnded}
      onClose={onClose}
    />
  )
}
