import type { ReactNode } from 'react'
import type { InputOf, RequestSchemas } from '#shared/http/endpoint'
import * as commonTexts from '#shared/texts/common'
import { FormFooter, PhoneField } from '../../../ui/forms/FormFields'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { type CallFormInput, useCallForm } from '../../../ui/forms/useCallForm'
import styles from '../settings.module.css'

interface PhoneFormProps<E extends RequestSchemas> {
  call: E
  /** The field's name in the call. */
  name: 'phone' | 'number'
  initial?: string
  hint?: string
  submitText: string
  input: (phone: string) => CallFormInput<E>
  send: (input: InputOf<E>) => PromiseLike<{ data?: unknown; error?: unknown }>
  onSent?: () => void
  onCancel: () => void
  /** Fields above the number. */
  children?: ReactNode
}

export function PhoneForm<E extends RequestSchemas>(props: PhoneFormProps<E>) {
  const { call, name, initial = '', hint, submitText, input, send, onSent, onCancel, children } = props
  const values: Record<string, string> = { [name]: phoneMask(initial) }
  const form = useCallForm(call, {
    initial: values,
    focus: name,
    input: (typed) => input(typed[name] ?? ''),
    send,
    ...(onSent && { onSent }),
  })
  return (
    <form className={styles.form} {...form.props}>
      {children}
      <PhoneField label={commonTexts.phone} {...form.text(name)} hint={hint} />
      <FormFooter form={form} submitText={submitText} onCancel={onCancel} />
    </form>
  )
}
