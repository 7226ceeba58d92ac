/** The labels of a message, as its row or its details show them. */
import type { CarriedLabel } from '#shared/contract/messageLabels'
import styles from './labels.module.css'
import * as queueTexts from '#shared/texts/queue'

interface Props {
  labels: readonly CarriedLabel[]
  /** As many as there is room for; how many more there are stands behind them. */
  most?: number
}

export function LabelMarks({ labels, most }: Props) {
  if (labels.length === 0) return null
  const more = most === undefined ? [] : labels.slice(most)
  return (
    <span className={styles.marks} data-all={most === undefined || undefined}>
      <span className="visually-hidden">{queueTexts.labelsText} </span>
      {labels.slice(0, most).map(({ label_id, name }) => (
        <span key={label_id} className={styles.mark} title={name}>
          {name}
        </span>
      ))}
      {more.length > 0 && (
        <span className={styles.more} title={more.map(({ name }) => name).join(', ')}>
          +{more.length}
        </span>
      )}
    </span>
  )
}
