/** Announces that live updates have stopped, and offers to show the messages that arrived since the list was loaded. */
import * as queueTexts from '#shared/texts/cases/queue'
import type { StreamConnection } from '../../../api/events'
import { Button } from '../../../ui/Button'
import styles from '../queue.module.css'

interface Props {
  connection: StreamConnection
  newCount: number
  onShow: () => void
}

export function NewMessages({ connection, newCount, onShow }: Props) {
  return (
    <>
      <output className={styles.lost}>{connection === 'lost' && queueTexts.reconnectingNotice}</output>
      <output className={styles.pill}>
        {newCount > 0 && (
          <Button kind="primary" className={styles.round} onClick={onShow}>
            {queueTexts.newMessageCount(newCount)}
          </Button>
        )}
      </output>
    </>
  )
}
