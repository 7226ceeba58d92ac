/** Who a document is from: seen on the page around it, and said on paper, where there is the document alone. */
import { gasEmergencyNumber, supportNumber } from '#shared/contactNumbers'
import styles from './Letterhead.module.css'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../Rich'

export const Letterhead = ({ brandName }: { brandName: string }) => (
  <p className={styles.letterhead}>
    <Rich
      text={commonTexts.supportGasEmergency(supportNumber, gasEmergencyNumber)}
      parts={{ strong: <strong>{brandName}</strong> }}
    />
  </p>
)
