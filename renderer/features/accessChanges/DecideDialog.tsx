/** The question before a waiting change is approved, declined or withdrawn. */
import { decidedTexts, subjectText } from '#shared/accessChangeTexts'
import type { AccessChange, AccessChangeDecision } from '#shared/contract/accessChanges'
import { useDecideAccessChangeMutation } from '../../api/accessChanges'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'

interface Props {
  change: AccessChange
  decision: AccessChangeDecision
  onClose: () => void
}

const words = {
  approve: { title: 'Approve this change?', yesText: 'Approve', consequence: 'It takes effect right away.' },
  decline: { title: 'Decline this change?', yesText: 'Decline', consequence: 'Nothing will be changed.' },
  withdraw: { title: 'Withdraw this change?', yesText: 'Withdraw', consequence: 'Nothing will be changed.' },
} as const satisfies Record<AccessChangeDecision, unknown>

export function DecideDialog({ change, decision, onClose }: Props) {
  const [decide] = useDecideAccessChangeMutation()
  const { title, yesText, consequence } = words[decision]
  return (
    <QuestionDialog
      title={title}
      yesText={yesText}
      isDangerous={decision !== 'approve'}
      consequence={`${subjectText(change.subject)}. ${consequence}`}
      call={() => decide({ body: { access_change_id: change.access_change_id, decision } })}
      outcome={decidedTexts[decision]}
      onClose={onClose}
    />
  )
}
