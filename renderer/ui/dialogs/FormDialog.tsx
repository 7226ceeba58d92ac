/** A dialog that holds one form: its fields, and at the end Cancel and the button that sends them. */
import type { ReactNode } from 'react'
import { FormEnd } from '../forms/FormFields'
import type { Form, Remarks } from '../forms/useForm'
import { Modal, type ModalProps } from './Modal'
import styles from './FormDialog.module.css'

interface Props<N extends string> extends Pick<ModalProps, 'title' | 'size'> {
  form: Form<N>
  /** What is wrong with the fields; while anything is, nothing is sent. */
  wrong?: Remarks<N>
  /** Makes the call, and answers its failure, if any. */
  send: () => Promise<unknown>
  submitText: string
  onClose: () => void
  /** Cancel, where that does more than closing: it discards a draft. */
  onCancel?: () => void
  /** Buttons for what else can be done. */
  actions?: ReactNode
  /** Takes the place of the form once it has been sent. */
  result?: ReactNode
  children: ReactNode
}

export function FormDialog<N extends string>(props: Props<N>) {
  const { form, wrong = {}, send, submitText, onClose, onCancel = onClose, actions, result, children, ...modal } = props
  return (
    <Modal isOpen {...modal} onClose={onClose}>
      {result ?? (
        <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event, wrong, send)}>
          {children}
          <FormEnd form={form} submitText={submitText} onCancel={onCancel}>
            {actions}
          </FormEnd>
        </form>
      )}
    </Modal>
  )
}
