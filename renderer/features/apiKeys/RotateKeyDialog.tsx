/** Replaces a key, and shows the new one once. */
import { useState } from 'react'
import { type ApiKey, type IssuedApiKey, rotateApiKey } from '#shared/contract/access/apiKeys'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import { useRotateApiKeyMutation } from '../../api/access/apiKeys'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useCallForm } from '../../ui/forms/useCallForm'
import { DaysField, defaultDays } from './DaysField'
import { IssuedKey } from './IssuedKey'

interface Props {
  apiKey: ApiKey
  onClose: () => void
}

export function RotateKeyDialog({ apiKey: { api_key_id, name }, onClose }: Props) {
  const [rotate] = useRotateApiKeyMutation()
  const [issued, setIssued] = useState<IssuedApiKey | null>(null)
  const form = useCallForm(rotateApiKey, {
    initial: { days: defaultDays },
    input: ({ days }) => ({ params: { api_key_id }, body: { days: Number(days) } }),
    send: rotate,
    onSent: setIssued,
  })
  if (issued) return <IssuedKey issued={issued} onClose={onClose} />
  return (
    <FormDialog title={apiKeyTexts.rotateTitle(name)} onClose={onClose} form={form} submitText={apiKeyTexts.rotate}>
      <p>{apiKeyTexts.rotateEffect}</p>
      <DaysField field={form.field('days')} value={form.values.days} onChange={(days) => form.save({ days })} />
    </FormDialog>
  )
}
