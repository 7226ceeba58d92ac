import type { Cents } from '#shared/money'
import styles from '../panels/figures.module.css'
import { amountText, useNumberFormat } from '../look/amounts'

/** An amount in figures of equal width; what the provider owes the customer is called a credit. */
export function Money({ cents }: { cents: Cents }) {
  const format = useNumberFormat()
  return (
    <span className={styles.figures}>
      {cents < 0 ? `${amountText(-cents, format)} credit` : amountText(cents, format)}
    </span>
  )
}
