import { Button } from '../Button'
import { CopyButton } from '../CopyButton'
import parts from '../panels/parts.module.css'
import styles from './IssuedSecret.module.css'
import { Modal } from './Modal'

interface Props {
  title: string
  hint: string
  secret: string
  copyLabel: string
  closeText: string
  onClose: () => void
}

/** Shows a new secret. It can't be retrieved later, so only the button closes the dialog. */
export function IssuedSecret({ title, hint, secret, copyLabel, closeText, onClose }: Props) {
  return (
    <Modal
      isOpen
      title={title}
      footer={
        <Button kind="primary" onClick={onClose}>
          {closeText}
        </Button>
      }
    >
      <div className={parts.column}>
        <p>{hint}</p>
        <div className={styles.secret}>
          <code className={styles.text}>{secret}</code>
          <CopyButton text={secret} label={copyLabel} />
        </div>
      </div>
    </Modal>
  )
}
