/** A question before something is done at the server: asked once, its refusal beside it, its outcome said. */
import type { ReactNode } from 'react'
import { FormFailure } from '../forms/FormFailure'
import { useNotify } from '../notices/useNotify'
import { ConfirmDialog } from './ConfirmDialog'
import { useConfirmed } from './useConfirmed'

interface QuestionDialogProps {
  title: string
  /** What comes of saying yes. */
  consequence: ReactNode
  yesText: string
  noText?: string
  isOpen?: boolean
  isDangerous?: boolean
  call: () => Promise<{ data?: unknown; error?: unknown }>
  /** What is said once it is done. */
  outcome: string
  onClose: () => void
  /** After it has gone, and the focus is back where it came from. */
  onClosed?: () => void
}

export function QuestionDialog({
  consequence,
  call,
  outcome,
  noText = 'Cancel',
  isOpen = true,
  onClose,
  ...words
}: QuestionDialogProps) {
  const { snackbar } = useNotify()
  const { dialog, failure } = useConfirmed(call, () => {
    snackbar(outcome)
    onClose()
  })
  return (
    <ConfirmDialog
      {...dialog}
      {...words}
      isOpen={isOpen}
      message={
        <>
          <p>{consequence}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      noText={noText}
      onNo={onClose}
    />
  )
}
