/** A dialog with one form: its fields, and at the end Cancel and the submit button. */
import type { FormEvent, ReactNode } from 'react'
import { FormFooter } from '../forms/FormFields'
import type { FormState } from '../forms/useCallForm'
import type { FieldErrors, Form } from '../forms/useForm'
import styles from './FormDialog.module.css'
import { Modal, type ModalProps } from './Modal'

/** A form of `useCallForm`. */
export interface FormDialogForm extends FormState {
  props: { noValidate: boolean; onSubmit: (event: FormEvent) => void }
}

interface Props<N extends string> extends Pick<ModalProps, 'title' | 'size'> {
  form: Form<N> | FormDialogForm
  /** The errors of the fields. Nothing is sent while there are any. */
  fieldErrors?: FieldErrors<N>
  /** Makes the call and resolves to its error, if any. */
  send?: () => Promise<unknown>
  submitText: string
  onClose: () => void
  /** Called by Cancel, where that does more than closing, such as discarding a draft. */
  onCancel?: () => void
  /** Buttons for other actions. */
  actions?: ReactNode
  /** Replaces the form once it has been sent. */
  result?: ReactNode
  children: ReactNode
}

export function FormDialog<N extends string>(props: Props<N>) {
  const {
    form,
    fieldErrors = {},
    send = () => Promise.resolve(),
    submitText,
    onClose,
    onCancel = onClose,
    actions,
    result,
    children,
    ...modal
  } = props
  return (
    <Modal isOpen {...modal} onClose={onClose}>
      {result ?? (
        <form
          noValidate
          className={styles.form}
          onSubmit={'props' in form ? form.props.onSubmit : (event) => void form.submit(event, fieldErrors, send)}
        >
          {children}
          <FormFooter form={form} submitText={submitText} onCancel={onCancel}>
            {actions}
          </FormFooter>
        </form>
      )}
    </Modal>
  )
}
