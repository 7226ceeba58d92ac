/** A question before something is done at the server: asked once, its refusal beside it, its outcome said. */
import type { ReactNode } from 'react'
import { FormFailure } from '../forms/FormFailure'
import { useNotify } from '../notices/useNotify'
import { ConfirmDialog } from './ConfirmDialog'
import { useConfirmed } from './useConfirmed'
import * as commonTexts from '#shared/texts/common'

interface QuestionDialogProps<Result> {
  title: string
  /** What happens on Yes. */
  consequence: ReactNode
  yesText: string
  noText?: string
  isOpen?: boolean
  isDangerous?: boolean
  call: () => Promise<{ data?: Result | undefined; error?: unknown }>
  /** The notification once it is done. */
  outcome: string | ((result: Result) => string)
  onClose: () => void
  /** After it has gone, and the focus is back where it came from. */
  onClosed?: () => void
}

export function QuestionDialog<Result>({
  consequence,
  call,
  outcome,
  noText = commonTexts.cancel,
  isOpen = true,
  onClose,
  ...words
}: QuestionDialogProps<Result>) {
  const { snackbar } = useNotify()
  const { dialog, failure } = useConfirmed(call, (result) => {
    snackbar(typeof outcome === 'string' ? outcome : outcome(result))
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
