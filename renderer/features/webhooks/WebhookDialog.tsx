/** Adds a webhook, or changes one. */
import { createWebhook, type IssuedWebhook, updateWebhook, type Webhook } from '#shared/contract/operations/webhooks'
import { type OutboundEventType, outboundEventTypes } from '#shared/operations/outboundEvents'
import { webhookNameLimit, webhookUrlLimit } from '#shared/operations/webhooks'
import * as commonTexts from '#shared/texts/common'
import * as outboundEventTexts from '#shared/texts/operations/outboundEvents'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { useCreateWebhookMutation, useUpdateWebhookMutation } from '../../api/operations/webhooks'
import { Checkbox } from '../../ui/Checkbox'
import { FormDialog, type FormDialogForm } from '../../ui/dialogs/FormDialog'
import { TextField } from '../../ui/forms/FormFields'
import { ChoiceField } from '../../ui/forms/fields/ChoiceField'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'

interface Values {
  name: string
  url: string
  event_types: OutboundEventType[]
  is_enabled: boolean
}

const typeOptions = outboundEventTypes.map((value) => ({ value, label: outboundEventTexts.typeLabels[value] }))
const emptyWebhook: Values = { name: '', url: '', event_types: [...outboundEventTypes], is_enabled: true }

interface Props {
  webhook: Webhook | null
  onIssued: (issued: IssuedWebhook) => void
  onClose: () => void
}

export const WebhookDialog = ({ webhook, onIssued, onClose }: Props) =>
  webhook ? <EditDialog webhook={webhook} onClose={onClose} /> : <CreateDialog onIssued={onIssued} onClose={onClose} />

function CreateDialog({ onIssued, onClose }: Omit<Props, 'webhook'>) {
  const [create] = useCreateWebhookMutation()
  const form = useCallForm(createWebhook, {
    initial: emptyWebhook,
    focus: 'name',
    input: (body) => ({ body }),
    send: create,
    onSent: onIssued,
  })
  return (
    <FormDialog
      title={webhookTexts.createWebhook}
      onClose={onClose}
      form={form}
      submitText={webhookTexts.createWebhook}
    >
      <Fields form={form} />
    </FormDialog>
  )
}

function EditDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [update] = useUpdateWebhookMutation()
  const { snackbar } = useNotify()
  const { webhook_id, version, name, url, event_types, is_enabled } = webhook
  const form = useCallForm(updateWebhook, {
    initial: { name, url, event_types, is_enabled } satisfies Values,
    focus: 'name',
    input: (values) => ({ params: { webhook_id }, body: { ...values, version } }),
    send: update,
    onSent: () => {
      snackbar(webhookTexts.changed)
      onClose()
    },
  })
  return (
    <FormDialog title={commonTexts.editItem(name)} onClose={onClose} form={form} submitText={commonTexts.save}>
      <Fields form={form} />
    </FormDialog>
  )
}

type WebhookForm = FormDialogForm &
  Pick<ReturnType<typeof useCallForm<typeof createWebhook, Values, unknown>>, 'text' | 'field' | 'values' | 'save'>

const Fields = ({ form }: { form: WebhookForm }) => (
  <>
    <TextField
      label={commonTexts.name}
      hint={webhookTexts.nameHint}
      autoComplete="off"
      maxLength={webhookNameLimit}
      {...form.text('name')}
    />
    <TextField
      label={webhookTexts.url}
      hint={webhookTexts.urlHint}
      autoComplete="off"
      inputMode="url"
      maxLength={webhookUrlLimit}
      {...form.text('url')}
    />
    <ChoiceField
      label={webhookTexts.events}
      field={form.field('event_types')}
      options={typeOptions}
      value={form.values.event_types}
      onChange={(event_types) => form.save({ event_types })}
    />
    <Checkbox checked={form.values.is_enabled} onChange={({ target }) => form.save({ is_enabled: target.checked })}>
      {webhookTexts.sendsEvents}
    </Checkbox>
  </>
)
