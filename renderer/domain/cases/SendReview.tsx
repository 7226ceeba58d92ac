/** Shows the full text before sending, when the box hides part of a text that was not just typed. */

import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import styles from './comments/CommentBox.module.css'

interface Props {
  text: string
  onEdit: () => void
  onSend: () => void
}

export const SendReview = ({ text, onEdit, onSend }: Props) => (
  <Modal
    title={caseTexts.reviewBeforeSending}
    isOpen
    onClose={onEdit}
    footer={
      <>
        {/* It has the focus, so that a second hasty Ctrl+Enter sends nothing. */}
        <Button data-starts-here onClick={onEdit}>
          {caseTexts.keepEditing}
        </Button>
        <Button kind="primary" onClick={onSend}>
          {commonTexts.send}
        </Button>
      </>
    }
  >
    <p>{caseTexts.textCutOff}</p>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long text scrolls, so the keyboard has to reach it. */}
    <div className={styles.whole} tabIndex={0}>
      {text}
    </div>
  </Modal>
)
