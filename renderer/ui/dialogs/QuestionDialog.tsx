/**
 * A confirmation before a server call. The call runs once, an error shows in the dialog, and the outcome is notified.
 */
import type { ReactNode } from 'react'
import { FormFailure } from '../forms/FormFailure'
import { useNotify } from '../notices/useNotify'
import { ConfirmDialog } from './ConfirmDialog'
import { useConfirmedCall } from './useConfirmedCall'

interface QuestionDialogProps<Result> {
  title: string
  /** Explains what Yes does. */
  consequence: ReactNode
  isOpen?: boolean
  isDangerous?: boolean
  call: () => Promise<{ data?: Result | undefined; error?: unknown }>
  /** The notification after success. */
  outcome: string | ((result: Result) => string)
  onClose: () => void
  /** Called after the dialog has disappeared and the focus has returned. */
  onClosed?: () => void
}

export function QuestionDialog<Result>({
  consequence,
  call,
  outcome,
  isOpen = true,
  onClose,
  ...dialogProps
}: QuestionDialogProps<Result>) {
  const { snackbar } = useNotify()
  const { dialog, failure } = useConfirmedCall(call, (result) => {
    snackbar(typeof outcome === 'string' ? outcome : outcome(result))
    onClose()
  })
  return (
    <ConfirmDialog
      {...dialog}
      {...dialogProps}
      isOpen={isOpen}
      message={
        <>
          <p>{consequence}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      onNo={onClose}
    />
  )
}
