/** Says which parts of a customer's timeline the viewer's role does not show. */
import type { CustomerOverview } from '#shared/contract/customers/customers'
import * as customerTexts from '#shared/texts/customers/customers'
import styles from '../../ui/panels/parts.module.css'

export const HiddenTimelineNote = ({ parts }: { parts: CustomerOverview['left_out'] }) =>
  parts.length === 0 ? null : (
    <p className={styles.quiet}>
      {customerTexts.yourRoleDoesntShowHere(parts.map((part) => customerTexts.timelinePartNames[part]))}
    </p>
  )
