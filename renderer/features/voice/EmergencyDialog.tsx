import type { VoiceLine } from '#shared/contract/voice'
import { fieldProblem } from '#shared/fieldRules'
import { voiceTexts } from '#shared/voice'
import { useUpdateEmergencyAddressMutation } from '../../api/voice'
import { useDraft } from '../../session/useDraft'
import { FieldGrid, FormEnd, TextField } from '../../ui/forms/FormFields'
import { Modal } from '../../ui/dialogs/Modal'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './voice.module.css'

const fields = ['street_address', 'unit', 'city', 'state', 'zip'] as const
type Field = (typeof fields)[number]

const rules = {
  street_address: { name: 'Street address', required: true, maxLength: 100 },
  unit: { name: 'Unit', maxLength: 40 },
  city: { name: 'City', required: true, maxLength: 60 },
  state: { name: 'State', required: true, format: /^[A-Za-z]{2}$/ },
  zip: { name: 'ZIP code', required: true, format: /^\d{5}(?:-\d{4})?$/ },
}

const labels: Record<Field, { label: string; autoComplete: string }> = {
  street_address: { label: 'Street address', autoComplete: 'address-line1' },
  unit: { label: 'Unit, floor or room (optional)', autoComplete: 'address-line2' },
  city: { label: 'City', autoComplete: 'address-level2' },
  state: { label: 'State', autoComplete: 'address-level1' },
  zip: { label: 'ZIP code', autoComplete: 'postal-code' },
}

const lengths: Record<Field, number> = { street_address: 100, unit: 40, city: 60, state: 2, zip: 10 }

export function EmergencyDialog({ line, onClose }: { line: VoiceLine; onClose: () => void }) {
  const known = line.pending_address ?? line.emergency_address
  const draft = useDraft(`e911:${line.line_id}`, {
    street_address: known?.street_address ?? '',
    unit: known?.unit ?? '',
    city: known?.city ?? '',
    state: known?.state ?? '',
    zip: known?.zip ?? '',
  })
  const [update] = useUpdateEmergencyAddressMutation()
  const notify = useNotify()
  const form = useForm(fields, { startsAt: 'street_address' })
  const { values } = draft

  async function send(): Promise<unknown> {
    const { error } = await update({ body: { line_id: line.line_id, ...values } })
    if (error) return error
    draft.discard()
    notify.toast('success', voiceTexts.filed)
    onClose()
    return null
  }

  const wrong = Object.fromEntries(fields.map((name) => [name, fieldProblem(values[name], rules[name])]))
  return (
    <Modal isOpen title="Change emergency address" onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event, wrong, send)}>
        <p>
          Type the address where the telephone is, with unit, floor or room if there is one. The address on file counts
          until the new one is confirmed.
        </p>
        <FieldGrid>
          {fields.map((name) => (
            <TextField
              key={name}
              {...labels[name]}
              maxLength={lengths[name]}
              field={form.field(name)}
              value={values[name]}
              onChange={(value) => draft.keep({ [name]: value })}
            />
          ))}
        </FieldGrid>
        <FormEnd form={form} submitText="Send address" onCancel={onClose} />
      </form>
    </Modal>
  )
}
