import { type ReactNode, useState } from 'react'
import { fieldProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import { FormFooter, PhoneField } from '../../../ui/forms/FormFields'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { useForm } from '../../../ui/forms/useForm'
import styles from '../settings.module.css'

interface PhoneFormProps {
  /** The field's name in the call, by which the server reports errors. */
  name: 'phone' | 'number'
  initial?: string
  hint?: string
  submitText: string
  /** Resolves to the error of the call, if any. */
  onSend: (phone: string) => Promise<unknown>
  onCancel: () => void
  /** Fields above the number. */
  children?: ReactNode
}

export function PhoneForm({ name, initial = '', hint, submitText, onSend, onCancel, children }: PhoneFormProps) {
  const [phone, setPhone] = useState(() => phoneMask(initial))
  const form = useForm([name], { initialField: name })
  const errors = { [name]: fieldProblem(phone, { name: commonTexts.phone, required: true, minDigits: 10 }) }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event, errors, () => onSend(phone))}>
      {children}
      <PhoneField label={commonTexts.phone} field={form.field(name)} value={phone} onChange={setPhone} hint={hint} />
      <FormFooter form={form} submitText={submitText} onCancel={onCancel} />
    </form>
  )
}
