/** Manages the message labels that all agents share. */
import { lazy } from 'react'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { useListMessageLabelsQuery, useRemoveMessageLabelMutation } from '../../../api/cases/messageLabels'
import parts from '../../../ui/panels/parts.module.css'
import { SharedListDialog } from '../sharedLists/SharedListDialog'

/** Loaded on demand, because its form fields are larger than the list. */
const LabelForm = lazy(async () => ({ default: (await import('./LabelForm')).LabelForm }))

export function LabelsDialog({ onClose }: { onClose: () => void }) {
  const [remove] = useRemoveMessageLabelMutation()
  return (
    <SharedListDialog
      title={queueTexts.labels}
      failedText={queueTexts.labelsNotLoaded}
      query={useListMessageLabelsQuery()}
      keyOf={({ label_id }) => label_id}
      nameOf={({ name }) => name}
      addText={queueTexts.addLabel}
      change={{ text: commonTexts.rename, label: (name) => commonTexts.renameItem(name) }}
      removal={{
        text: commonTexts.remove,
        label: (name) => commonTexts.removeItem(name),
        title: queueTexts.removeLabel,
        consequence: ({ name }) => queueTexts.removeLabelEffect(name),
        call: ({ label_id, version }) => remove({ params: { label_id }, query: { version } }),
        outcome: queueTexts.labelRemoved,
      }}
      form={(label, labels, back) => <LabelForm label={label} labels={labels} onClose={back} />}
      onClose={onClose}
    >
      {({ name }) => <span className={parts.strong}>{name}</span>}
    </SharedListDialog>
  )
}
