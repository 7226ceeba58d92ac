import type { Cents } from '#shared/format/money'
import * as commonTexts from '#shared/texts/common'
import { amountText, useNumberFormat } from '../../ui/format/amounts'
import styles from '../../ui/panels/figures.module.css'

/** An amount in tabular figures. A negative amount, which the provider owes the customer, is labeled as a credit. */
export function Money({ cents }: { cents: Cents }) {
  const format = useNumberFormat()
  return (
    <span className={styles.figures}>
      {cents < 0 ? commonTexts.creditAmount(amountText(-cents, format)) : amountText(cents, format)}
    </span>
  )
}
