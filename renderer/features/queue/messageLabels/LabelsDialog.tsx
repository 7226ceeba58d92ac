/** Manages the message labels that all agents share. */
import { lazy } from 'react'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
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
      title={messageLabelTexts.labels}
      failedText={messageLabelTexts.labelsNotLoaded}
      query={useListMessageLabelsQuery()}
      keyOf={({ label_id }) => label_id}
      nameOf={({ name }) => name}
      addText={messageLabelTexts.addLabel}
      change={{ text: commonTexts.rename, label: (name) => commonTexts.renameItem(name) }}
      removal={{
        text: commonTexts.remove,
        label: (name) => commonTexts.removeItem(name),
        title: messageLabelTexts.removeLabel,
        consequence: ({ name }) => messageLabelTexts.removeLabelEffect(name),
        call: ({ label_id, version }) => remove({ params: { label_id }, query: { version } }),
        outcome: messageLabelTexts.labelRemoved,
      }}
      form={(label, labels, back) => <LabelForm label={label} labels={labels} onClose={back} />}
      onClose={onClose}
    >
      {({ name }) => <span className={parts.strong}>{name}</span>}
    </SharedListDialog>
  )
}
