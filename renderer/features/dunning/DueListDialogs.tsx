/** The dialogs of the list of due accounts: notices to the selected ones, and the hold of one of them. */
import type { DunningAccount } from '#shared/contract/billing/dunning'
import { EndHoldDialog } from '../../domain/dunning/EndHoldDialog'
import { PlaceHoldDialog } from '../../domain/dunning/PlaceHoldDialog'
import type { RequestKey } from '../../ui/forms/useRequestKey'
import { NotifyDialog } from './NotifyDialog'

export type DueListDialog = { kind: 'notify' } | { kind: 'hold' | 'endHold'; account: DunningAccount }

interface Props {
  dialog: DueListDialog
  /** The numbers of the selected accounts. */
  selected: string[]
  noticeKey: RequestKey
  onStarted: () => void
  onClose: () => void
}

export function DueListDialogs({ dialog, selected, noticeKey, onStarted, onClose }: Props) {
  switch (dialog.kind) {
    case 'notify':
      return <NotifyDialog accounts={selected} keyFor={noticeKey.keyFor} onStarted={onStarted} onClose={onClose} />
    case 'hold':
      return <PlaceHoldDialog account={dialog.account} onClose={onClose} />
    case 'endHold':
      return <EndHoldDialog account={dialog.account} onClose={onClose} />
  }
}
