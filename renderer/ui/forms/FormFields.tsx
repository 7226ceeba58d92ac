/** Controls for `useCallForm`, each with its label above and its error below. */
import { Input, type InputProps } from 'antd'
import type { ReactNode } from 'react'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../Button'
import { Field } from './Field'
import { FormFailure } from './FormFailure'
import styles from './FormFields.module.css'
import { PhoneInput } from './fields/PhoneInput'
import type { FormState } from './useCallForm'
import type { FormField } from './useFieldErrors'

interface TextFieldProps extends Omit<InputProps, 'onChange' | 'value' | 'status'> {
  label: string
  field: FormField
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  /** Shows the typed and the maximum length. */
  isCounted?: boolean
}

export const TextField = ({ label, field, value, onChange, hint, isCounted, ...input }: TextFieldProps) => (
  <Field
    id={field.control.id}
    label={label}
    error={field.error ?? undefined}
    hint={hint}
    {...(isCounted && input.maxLength !== undefined && { length: { typed: value.length, max: input.maxLength } })}
  >
    {(control) => (
      <Input
        // Short texts are names, numbers or addresses. Only counted texts, which others read, are spell-checked.
        spellCheck={isCounted === true}
        {...input}
        {...control}
        {...(field.error && { status: 'error' as const })}
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
  field: FormField
  rows: number
  maxLength: number
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
}

/** A multi-line field that shows the typed and the maximum length. */
export const LongTextField = ({ label, field, value, onChange, hint, ...area }: LongTextFieldProps) => (
  <Field
    id={field.control.id}
    label={label}
    error={field.error ?? undefined}
    hint={hint}
    length={{ typed: value.length, max: area.maxLength }}
  >
    {(control) => (
      <Input.TextArea
        {...area}
        {...control}
        {...(field.error && { status: 'error' as const })}
        value={value}
        onChange={(event) => {
          field.clear()
          onChange(event.target.value)
        }}
      />
    )}
  </Field>
)

type SecretFieldProps = Omit<TextFieldProps, 'autoComplete' | 'isCounted'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password with an icon that reveals it. */
export const SecretField = ({ label, field, value, onChange, hint, ...input }: SecretFieldProps) => (
  <Field id={field.control.id} label={label} error={field.error ?? undefined} hint={hint}>
    {(control) => (
      <Input.Password
        {...input}
        {...control}
        {...(field.error && { status: 'error' as const })}
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
  size,
}: Pick<TextFieldProps, 'label' | 'field' | 'value' | 'onChange' | 'hint' | 'disabled' | 'size'>) => (
  <Field id={field.control.id} label={label} error={field.error ?? undefined} hint={hint}>
    {(control) => (
      <PhoneInput
        {...control}
        disabled={disabled}
        size={size}
        value={value}
        onChange={(next) => {
          field.clear()
          onChange(next)
        }}
      />
    )}
  </Field>
)

/** Fields in one column, or in pairs where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

interface FormFooterProps {
  form: FormState
  submitText: string
  onCancel?: () => void
  /** Buttons for other actions. */
  children?: ReactNode
}

/** The end of a form: the error of the whole form, Cancel, and at the right the submit button. */
export const FormFooter = ({ form, submitText, onCancel, children }: FormFooterProps) => (
  <>
    <FormFailure>{form.failure}</FormFailure>
    <div className={styles.end}>
      {onCancel && <Button onClick={onCancel}>{commonTexts.cancel}</Button>}
      {children}
      <Button kind="primary" type="submit" isBusy={form.isBusy}>
        {submitText}
      </Button>
    </div>
  </>
)
