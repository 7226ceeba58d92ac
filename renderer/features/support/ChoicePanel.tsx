import * as commonTexts from '#shared/texts/common'
import { Button } from '../../ui/Button'
import styles from './support.module.css'

interface ChoicePanelProps {
  headingId: string
  title: string
  options: { key: string; label: string }[]
  emptyText?: string
  onChoose: (key: string) => void
  onBack?: () => void
}

/** Asks one question of the troubleshooting, with a button for each answer. */
export const ChoicePanel = ({ headingId, title, options, emptyText, onChoose, onBack }: ChoicePanelProps) => (
  <section className={styles.panel} aria-labelledby={headingId}>
    <h2 id={headingId} tabIndex={-1}>
      {title}
    </h2>
    {options.length === 0 && <p>{emptyText}</p>}
    <div className={styles.choices}>
      {options.map(({ key, label }) => (
        <Button key={key} onClick={() => onChoose(key)}>
          {label}
        </Button>
      ))}
    </div>
    {onBack && (
      <div>
        <Button kind="text" onClick={onBack}>
          {commonTexts.back}
        </Button>
      </div>
    )}
  </section>
)
