import { Button } from 'antd'
import styles from './support.module.css'
import * as commonTexts from '#shared/texts/common'

interface ChoiceProps {
  headingId: string
  title: string
  options: { key: string; label: string }[]
  none?: string
  onChoose: (key: string) => void
  onBack?: () => void
}

/** One question of troubleshooting, with a button for each answer. */
export const Choice = ({ headingId, title, options, none, onChoose, onBack }: ChoiceProps) => (
  <section className={styles.panel} aria-labelledby={headingId}>
    <h2 id={headingId} tabIndex={-1}>
      {title}
    </h2>
    {options.length === 0 && <p>{none}</p>}
    <div className={styles.choices}>
      {options.map(({ key, label }) => (
        <Button key={key} onClick={() => onChoose(key)}>
          {label}
        </Button>
      ))}
    </div>
    {onBack && (
      <div>
        <Button type="text" onClick={onBack}>
          {commonTexts.back}
        </Button>
      </div>
    )}
  </section>
)
