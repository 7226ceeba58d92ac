/** What can be said and typed, for whoever asks: each command with sentences that give it. */
import { Button } from 'antd'
import { commandNames, registry } from '#shared/commands/registry'
import { Modal } from '../../ui/dialogs/Modal'
import styles from './commands.module.css'
import { useMayCommand } from './useMayCommand'

export function CommandList({ onClose }: { onClose: () => void }) {
  const { mayGive } = useMayCommand()
  return (
    <Modal
      isOpen
      title="What you can say"
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p className={styles.note}>
        Say it with the microphone on, or type it into the command palette. A payment is never made before you confirm
        it on the screen.
      </p>
      <dl className={styles.commands}>
        {commandNames.filter(mayGive).map((name) => (
          <div key={name}>
            <dt>{registry[name].about}</dt>
            {registry[name].examples.map((example) => (
              <dd key={example}>“{example}”</dd>
            ))}
          </div>
        ))}
      </dl>
    </Modal>
  )
}
