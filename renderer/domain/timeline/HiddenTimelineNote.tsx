/** Lists the parts of a customer's timeline that the viewer's role hides. */
import type { CustomerOverview } from '#shared/contract/customers/customers'
import * as timelineTexts from '#shared/texts/customers/timeline'
import styles from '../../ui/panels/parts.module.css'

export const HiddenTimelineNote = ({ parts }: { parts: CustomerOverview['left_out'] }) =>
  parts.length === 0 ? null : (
    <p className={styles.quiet}>{timelineTexts.hiddenParts(parts.map((part) => timelineTexts.partNames[part]))}</p>
  )
