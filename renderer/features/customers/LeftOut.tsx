/** Says what of a customer's past the role of whoever looks does not show. */
import type { CustomerOverview } from '#shared/contract/customers'
import styles from '../../ui/panels/parts.module.css'

export const LeftOut = ({ parts }: { parts: CustomerOverview['left_out'] }) =>
  parts.length === 0 ? null : <p className={styles.quiet}>Your role does not show {joined(parts)} here.</p>

const joined = (words: readonly string[]): string => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words)
