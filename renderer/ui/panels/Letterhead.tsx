/** The sender of a document. On screen the page around it shows the same; on paper there is nothing around it. */
import { gasEmergencyNumber, supportNumber } from '#shared/desks/contactNumbers'
import * as visitorTexts from '#shared/texts/visitorPages'
import { Rich } from '../Rich'
import styles from './Letterhead.module.css'

export const Letterhead = ({ brandName }: { brandName: string }) => (
  <p className={styles.letterhead}>
    <Rich
      text={visitorTexts.footerNumbers(supportNumber, gasEmergencyNumber)}
      parts={{ strong: <strong>{brandName}</strong> }}
    />
  </p>
)
