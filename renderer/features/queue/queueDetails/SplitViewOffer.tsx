/** Offers once to read messages beside the list. */
import * as queueTexts from '#shared/texts/cases/queue'
import { Button } from '../../../ui/Button'
import styles from './details.module.css'

export const SplitViewOffer = ({ onChoose }: { onChoose: (isSplit: boolean) => void }) => (
  <div className={styles.offer}>
    <p>{queueTexts.splitViewOffer}</p>
    <Button size="small" onClick={() => onChoose(true)}>
      {queueTexts.turnOnSplitView}
    </Button>
    <Button size="small" onClick={() => onChoose(false)}>
      {queueTexts.notNow}
    </Button>
  </div>
)
