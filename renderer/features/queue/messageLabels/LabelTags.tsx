/** Shows the labels of a message. */
import type { AttachedLabel } from '#shared/contract/cases/messageLabels'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import styles from './labels.module.css'

interface Props {
  labels: readonly AttachedLabel[]
  /** Maximum number of labels to show. The number of hidden labels follows. */
  maxShown?: number
}

export function LabelTags({ labels, maxShown }: Props) {
  if (labels.length === 0) return null
  const hidden = maxShown === undefined ? [] : labels.slice(maxShown)
  return (
    <span className={styles.marks} data-all={maxShown === undefined || undefined}>
      <span className="visually-hidden">{messageLabelTexts.labelsTitle} </span>
      {labels.slice(0, maxShown).map(({ label_id, name }) => (
        <span key={label_id} className={styles.mark} title={name}>
          {name}
        </span>
      ))}
      {hidden.length > 0 && (
        <span className={styles.more} title={hidden.map(({ name }) => name).join(', ')}>
          +{hidden.length}
        </span>
      )}
    </span>
  )
}
