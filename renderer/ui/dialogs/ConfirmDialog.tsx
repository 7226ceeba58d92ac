import { Button } from 'antd'
import type { MouseEvent, ReactNode } from 'react'
import { Modal } from './Modal'
import * as commonTexts from '#shared/texts/common'

interface ConfirmDialogProps {
  title: string
  message: ReactNode
  isOpen: boolean
  /** The confirmed action is under way: the dialog waits for it. */
  isBusy?: boolean
  /** There is nothing to say yes to yet. */
  isUnready?: boolean
  /** Something is lost by saying yes. */
  isDangerous?: boolean
  yesText?: string
  noText?: string
  onYes: (event: MouseEvent<HTMLElement>) => void
  onNo: () => void
  /** The close icon and Escape, where they do not mean no. */
  onDismiss?: () => void
  onClosed?: () => void
}

/** A question with Yes and No; the close icon and Escape mean no unless said otherwise. It starts on Yes, unless something is lost by it. */
export const ConfirmDialog = ({
  title,
  message,
  isOpen,
  isBusy = false,
  isUnready = false,
  isDangerous = false,
  yesText = commonTexts.yes,
  noText = commonTexts.noText,
  onYes,
  onNo,
  onDismiss = onNo,
  onClosed,
}: ConfirmDialogProps) => (
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
          type="primary"
          danger={isDangerous}
          data-starts-here={!(isDangerous || isUnready) || undefined}
          disabled={isUnready}
          loading={isBusy}
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
