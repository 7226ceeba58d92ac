/** The dialogs that label a message and edit the lists that all agents share. */
import { Suspense } from 'react'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import { lazyThemed } from '../../../ui/theme/lazyThemed'
import type { SharedList } from '../QueueOptions'

/** Loaded on demand, because few agents open them. */
const LabelsDialog = lazyThemed(async () => (await import('../messageLabels/LabelsDialog')).LabelsDialog)
const LabelChoice = lazyThemed(async () => (await import('../messageLabels/LabelChoice')).LabelChoice)
const AnswersDialog = lazyThemed(async () => (await import('../cannedAnswers/AnswersDialog')).AnswersDialog)

interface Props {
  /** The message to label. */
  labeled: QueuedMessage | undefined
  editedList: SharedList | null
  onLabeled: () => void
  onEditList: (list: SharedList | null) => void
}

export function SharedListDialogs({ labeled, editedList, onLabeled, onEditList }: Props) {
  return (
    <Suspense fallback={null}>
      {labeled && <LabelChoice message={labeled} onClose={onLabeled} onEditLabels={() => onEditList('labels')} />}
      {editedList === 'answers' && <AnswersDialog onClose={() => onEditList(null)} />}
      {editedList === 'labels' && <LabelsDialog onClose={() => onEditList(null)} />}
    </Suspense>
  )
}
