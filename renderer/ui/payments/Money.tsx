import { formatCents, type Cents } from '#shared/money'
import styles from '../panels/figures.module.css'

/** An amount in figures of equal width; what the provider owes the customer is called a credit. */
export const Money = ({ cents }: { cents: Cents }) => (
  <span className={styles.figures}>{cents < 0 ? `${formatCents(-cents)} credit` : formatCents(cents)}</span>
)
