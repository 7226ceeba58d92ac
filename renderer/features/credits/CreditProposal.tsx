/** Offers amounts that a case calls for. An agent reviews them before anything is credited. */
import type { CreditReason } from '#shared/billing/credits'
import type { Cents } from '#shared/format/money'
import * as creditTexts from '#shared/texts/billing/credits'
import { Button } from '../../ui/Button'
import { amountInputText } from '../../ui/format/amounts'
import parts from '../../ui/panels/parts.module.css'
import type { CreditAccount, CreditDraftState } from './creditDraft'

interface Props {
  summary: string
  /** Further information about the amounts; empty if there is none. */
  hint?: string
  rows: readonly { account: CreditAccount; amount: Cents }[]
  reason: CreditReason
  comments: string
  draftState: CreditDraftState
  /** Called once the amounts are in the draft. */
  onTaken: () => void
}

export function CreditProposal({ summary, hint = '', rows, reason, comments, draftState, onTaken }: Props) {
  function take(): void {
    draftState.draft.fill(rows.map(({ account, amount }) => ({ account, text: amountInputText(amount) })))
    draftState.setReason({ reason, comments })
    onTaken()
  }
  return (
    <>
      <p>{summary}</p>
      {hint !== '' && <p className={parts.quiet}>{hint}</p>}
      {rows.length > 0 && (
        <>
          <p className={parts.quiet}>{creditTexts.takeAmountsEffect}</p>
          <div className={parts.actions}>
            <Button kind="primary" onClick={take}>
              {creditTexts.takeAmounts}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
