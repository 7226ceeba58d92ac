/** The dialogs of the list of due accounts: notices to the selected ones, and the hold of one of them. */
import type { DunningAccount } from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import { useEndHoldMutation } from '../../api/billing/dunning'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { HoldDialog } from './HoldDialog'
import { NotifyDialog } from './NotifyDialog'
import type { NoticeKey } from './useNoticeKey'

export type DueListDialog = { kind: 'notify' } | { kind: 'hold' | 'release'; account: DunningAccount }

interface Props {
  dialog: DueListDialog
  /** The numbers of the selected accounts. */
  selected: string[]
  noticeKey: NoticeKey
  onStarted: () => void
  onClose: () => void
}

export function DueListDialogs({ dialog, selected, noticeKey, onStarted, onClose }: Props) {
  switch (dialog.kind) {
    case 'notify':
      return <NotifyDialog accounts={selected} keyFor={noticeKey.keyFor} onStarted={onStarted} onClose={onClose} />
    case 'hold':
      return <HoldDialog account={dialog.account} onClose={onClose} />
    case 'release':
      return <ReleaseDialog account={dialog.account} onClose={onClose} />
  }
}

function ReleaseDialog({ account, onClose }: { account: DunningAccount; onClose: () => void }) {
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
      yesText={dunningTexts.endHold}
      call={() => end({ params: { hold_id: account.hold_id ?? '' } })}
      outcome={dunningTexts.holdEnded}
      onClose={onClose}
    />
  )
}
