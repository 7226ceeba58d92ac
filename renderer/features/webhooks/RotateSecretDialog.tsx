import { type IssuedWebhook, rotateWebhookSecret, type Webhook } from '#shared/contract/operations/webhooks'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { useRotateWebhookSecretMutation } from '../../api/operations/webhooks'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useCallForm } from '../../ui/forms/useCallForm'

interface Props {
  webhook: Webhook
  onIssued: (issued: IssuedWebhook) => void
  onClose: () => void
}

/** Replaces the secret of a webhook. */
export function RotateSecretDialog({ webhook: { webhook_id, name }, onIssued, onClose }: Props) {
  const [rotate] = useRotateWebhookSecretMutation()
  const form = useCallForm(rotateWebhookSecret, {
    initial: {},
    input: () => ({ params: { webhook_id } }),
    send: rotate,
    onSent: onIssued,
  })
  return (
    <FormDialog
      title={webhookTexts.rotateTitle(name)}
      onClose={onClose}
      form={form}
      submitText={webhookTexts.rotateSecret}
    >
      <p>{webhookTexts.rotateEffect}</p>
    </FormDialog>
  )
}
