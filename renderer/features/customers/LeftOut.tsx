/** Says what of a customer's past the role of whoever looks does not show. */
import type { CustomerOverview } from '#shared/contract/customers'
import styles from '../../ui/panels/parts.module.css'
import { oneOf } from '../../ui/look/listed'
import * as customerTexts from '#shared/texts/customers'

export const LeftOut = ({ parts }: { parts: CustomerOverview['left_out'] }) =>
  parts.length === 0 ? null : <p className={styles.quiet}>{customerTexts.yourRoleDoesntShowHere(oneOf(parts))}</p>
