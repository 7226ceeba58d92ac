/** Creates a key, and shows it once. */
import { useState } from 'react'
import { apiKeyNameLimit, type KeyRight, keyRights } from '#shared/access/apiKeys'
import { createApiKey, type IssuedApiKey } from '#shared/contract/access/apiKeys'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import * as commonTexts from '#shared/texts/common'
import { useCreateApiKeyMutation } from '../../api/access/apiKeys'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { TextField } from '../../ui/forms/FormFields'
import { ChoiceField } from '../../ui/forms/fields/ChoiceField'
import { useCallForm } from '../../ui/forms/useCallForm'
import { DaysField, defaultDays } from './DaysField'
import { IssuedKey } from './IssuedKey'

const rightOptions = keyRights.map((value) => ({ value, label: apiKeyTexts.rightLabels[value] }))
const emptyKey: { name: string; rights: KeyRight[]; days: string } = { name: '', rights: [], days: defaultDays }

export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const [create] = useCreateApiKeyMutation()
  const [issued, setIssued] = useState<IssuedApiKey | null>(null)
  const form = useCallForm(createApiKey, {
    initial: emptyKey,
    focus: 'name',
    input: ({ days, ...typed }) => ({ body: { ...typed, days: Number(days) } }),
    send: create,
    onSent: setIssued,
  })
  if (issued) return <IssuedKey issued={issued} onClose={onClose} />
  return (
    <FormDialog title={apiKeyTexts.createKey} onClose={onClose} form={form} submitText={apiKeyTexts.createKey}>
      <TextField
        label={commonTexts.name}
        hint={apiKeyTexts.nameHint}
        autoComplete="off"
        maxLength={apiKeyNameLimit}
        {...form.text('name')}
      />
      <ChoiceField
        label={apiKeyTexts.permissions}
        field={form.field('rights')}
        options={rightOptions}
        value={form.values.rights}
        onChange={(rights) => form.save({ rights })}
      />
      <DaysField field={form.field('days')} value={form.values.days} onChange={(days) => form.save({ days })} />
    </FormDialog>
  )
}
