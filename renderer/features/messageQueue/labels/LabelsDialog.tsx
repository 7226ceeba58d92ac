/** The labels, as those who work in the queue keep them for each other. */
import { lazy } from 'react'
import { labelTexts } from '#shared/queue'
import { useListMessageLabelsQuery, useRemoveMessageLabelMutation } from '../../../api/messageLabels'
import { KeptDialog } from '../kept/KeptDialog'
import styles from './labels.module.css'

/** Its fields weigh more than the list. */
const LabelForm = lazy(async () => ({ default: (await import('./LabelForm')).LabelForm }))

export function LabelsDialog({ onClose }: { onClose: () => void }) {
  const [remove] = useRemoveMessageLabelMutation()
  return (
    <KeptDialog
      title="Labels"
      query={useListMessageLabelsQuery()}
      keyOf={({ label_id }) => label_id}
      nameOf={({ name }) => name}
      addText="Add label"
      changeText="Rename"
      removal={{
        text: 'Remove',
        title: 'Remove label',
        consequence: ({ name }) => `“${name}” goes from all messages, for everybody who works in the queue.`,
        call: ({ label_id, version }) => remove({ params: { label_id }, query: { version } }),
        outcome: labelTexts.removed,
      }}
      form={(label, labels, back) => <LabelForm label={label} labels={labels} onClose={back} />}
      onClose={onClose}
    >
      {({ name }) => <span className={styles.name}>{name}</span>}
    </KeptDialog>
  )
}
