/** A dialog with one form: its fields, and at the end Cancel and the submit button. */
import type { FormEvent, ReactNode } from 'react'
import { FormFooter } from '../forms/FormFields'
import type { FormState } from '../forms/useCallForm'
import parts from '../panels/parts.module.css'
import { Modal, type ModalProps } from './Modal'

/** A form of `useCallForm`. */
export interface FormDialogForm extends FormState {
  props: { noValidate: boolean; onSubmit: (event: FormEvent) => void }
}

interface Props extends Pick<ModalProps, 'title' | 'size'> {
  form: FormDialogForm
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

export function FormDialog(props: Props) {
  const { form, submitText, onClose, onCancel = onClose, actions, result, children, ...modal } = props
  return (
    <Modal isOpen {...modal} onClose={onClose}>
      {result ?? (
        <form className={parts.column} {...form.props}>
          {children}
          <FormFooter form={form} submitText={submitText} onCancel={onCancel}>
            {actions}
          </FormFooter>
        </form>
      )}
    </Modal>
  )
}
