import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../Button'
import { Modal } from './Modal'

export interface ChoiceDialogProps {
  title: string
  message: ReactNode
  isOpen: boolean
  /** The confirmed action is running, and the dialog waits for it. */
  isBusy?: boolean
  /** The action cannot be confirmed yet. */
  isUnready?: boolean
  /** Confirming loses or deletes something. */
  isDangerous?: boolean
  yesText: string
  noText: string
  onYes: (event: MouseEvent<HTMLElement>) => void
  onNo: () => void
  /** Called for the close icon and Escape, where they do not mean no. */
  onDismiss?: () => void
  onClosed?: () => void
}

/**
 * Two named choices, for a dialog with fields or whose choices are not an answer to a question. The close icon and Escape
 * mean the second one by default. The first one has the focus, unless it is dangerous.
 */
export const ChoiceDialog = ({
  title,
  message,
  isOpen,
  isBusy = false,
  isUnready = false,
  isDangerous = false,
  yesText,
  noText,
  onYes,
  onNo,
  onDismiss = onNo,
  onClosed,
}: ChoiceDialogProps) => (
  <Modal
    title={title}
    isOpen={isOpen}
    onClose={onDismiss}
    {...(onClosed && { onClosed })}
    footer={
      <>
        <Button data-starts-here={isDangerous || isUnready || undefined} onClick={onNo}>
          {noText}
        </Button>
        <Button
          kind="primary"
          isDanger={isDangerous}
          data-starts-here={!(isDangerous || isUnready) || undefined}
          disabled={isUnready}
          isBusy={isBusy}
          onClick={onYes}
        >
          {yesText}
        </Button>
      </>
    }
  >
    {message}
  </Modal>
)
