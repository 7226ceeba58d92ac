/** Controls of a form that `useForm` keeps: each with its label above and its remark under it. */
import { Button, Input, type InputProps } from 'antd'
import type { ReactNode } from 'react'
import { Field } from './Field'
import { FormFailure } from './FormFailure'
import { PhoneInput } from './PhoneInput'
import type { FormField } from './useForm'
import styles from './FormFields.module.css'
import * as commonTexts from '#shared/texts/common'

interface TextFieldProps extends Omit<InputProps, 'onChange' | 'value' | 'status'> {
  label: string
  field: FormField
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  /** Shows how much has been typed, and how much fits. */
  isCounted?: boolean
}

export const TextField = ({ label, field, value, onChange, hint, isCounted, ...input }: TextFieldProps) => (
  <Field
    id={field.control.id}
    label={label}
    error={field.remark ?? undefined}
    hint={hint}
    {...(isCounted && input.maxLength !== undefined && { length: { typed: value.length, max: input.maxLength } })}
  >
    {(control) => (
      <Input
        // What is short is a name, a number or an address; what is counted is read by others.
        spellCheck={isCounted === true}
        {...input}
        {...control}
        {...(field.remark && { status: 'error' as const })}
        value={value}
        onChange={(event) => {
          field.clear()
          onChange(event.target.value)
        }}
      />
    )}
  </Field>
)

interface LongTextFieldProps {
  label: string
  /** What `useForm` keeps of it, or an id where nothing can be wrong with it. */
  field?: FormField
  id?: string
  rows: number
  maxLength: number
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
}

/** Several lines, with how much has been typed and how much fits. */
export const LongTextField = ({ label, field, id, value, onChange, hint, ...area }: LongTextFieldProps) => (
  <Field
    id={field?.control.id ?? id ?? ''}
    label={label}
    error={field?.remark ?? undefined}
    hint={hint}
    length={{ typed: value.length, max: area.maxLength }}
  >
    {(control) => (
      <Input.TextArea
        {...area}
        {...control}
        {...(field?.remark && { status: 'error' as const })}
        value={value}
        onChange={(event) => {
          field?.clear()
          onChange(event.target.value)
        }}
      />
    )}
  </Field>
)

type SecretFieldProps = Omit<TextFieldProps, 'autoComplete' | 'isCounted'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password, with an eye that shows it. */
export const SecretField = ({ label, field, value, onChange, hint, ...input }: SecretFieldProps) => (
  <Field id={field.control.id} label={label} error={field.remark ?? undefined} hint={hint}>
    {(control) => (
      <Input.Password
        {...input}
        {...control}
        {...(field.remark && { status: 'error' as const })}
        maxLength={200}
        value={value}
        onChange={(event) => {
          field.clear()
          onChange(event.target.value)
        }}
      />
    )}
  </Field>
)

export const PhoneField = ({
  label,
  field,
  value,
  onChange,
  hint,
  disabled,
}: Pick<TextFieldProps, 'label' | 'field' | 'value' | 'onChange' | 'hint' | 'disabled'>) => (
  <Field id={field.control.id} label={label} error={field.remark ?? undefined} hint={hint}>
    {(control) => (
      <PhoneInput
        {...control}
        disabled={disabled}
        value={value}
        onChange={(next) => {
          field.clear()
          onChange(next)
        }}
      />
    )}
  </Field>
)

/** Fields under each other, in pairs where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

interface FormEndProps {
  form: { failure: string | null; isBusy: boolean }
  submitText: string
  onCancel?: () => void
  /** What else can be done instead. */
  children?: ReactNode
}

/** How a form ends: what was refused as a whole, the way out, and at the right the button that sends. */
export const FormEnd = ({ form, submitText, onCancel, children }: FormEndProps) => (
  <>
    <FormFailure>{form.failure}</FormFailure>
    <div className={styles.end}>
      {onCancel && <Button onClick={onCancel}>{commonTexts.cancel}</Button>}
      {children}
      <Button type="primary" htmlType="submit" loading={form.isBusy}>
        {submitText}
      </Button>
    </div>
  </>
)
