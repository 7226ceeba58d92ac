/** Says what of a customer's past the role of whoever looks does not show. */
import type { CustomerOverview } from '#shared/contract/customers'
import styles from '../../ui/panels/parts.module.css'
import { oneOf } from '../../ui/look/listed'

export const LeftOut = ({ parts }: { parts: CustomerOverview['left_out'] }) =>
  parts.length === 0 ? null : <p className={styles.quiet}>Your role does not show {oneOf(parts)} here.</p>
