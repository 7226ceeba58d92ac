/** Asks before a waiting change is approved, declined or withdrawn. */
import type { AccessChange, AccessChangeDecision } from '#shared/contract/access/accessChanges'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import { useDecideAccessChangeMutation } from '../../api/access/accessChanges'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'

interface Props {
  change: AccessChange
  decision: AccessChangeDecision
  onClose: () => void
}

const dialogTexts = {
  approve: {
    title: accessChangeTexts.approveThisChange,
    consequence: accessChangeTexts.immediateEffect,
  },
  decline: {
    title: accessChangeTexts.declineThisChange,
    consequence: accessChangeTexts.declineEffect,
  },
  withdraw: {
    title: accessChangeTexts.withdrawThisChange,
    consequence: accessChangeTexts.declineEffect,
  },
} as const satisfies Record<AccessChangeDecision, unknown>

export function DecideDialog({ change, decision, onClose }: Props) {
  const [decide] = useDecideAccessChangeMutation()
  const { title, consequence } = dialogTexts[decision]
  return (
    <QuestionDialog
      title={title}
      isDangerous={decision !== 'approve'}
      consequence={accessChangeTexts.decisionEffect(change.subject, consequence)}
      call={() => decide({ body: { access_change_id: change.access_change_id, decision } })}
      outcome={accessChangeTexts.decidedTexts[decision]}
      onClose={onClose}
    />
  )
}
