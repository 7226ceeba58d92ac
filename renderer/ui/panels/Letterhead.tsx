/** Who a document is from: seen on the page around it, and said on paper, where there is the document alone. */
import { gasEmergencyNumber, supportNumber } from '#shared/contactNumbers'
import styles from './Letterhead.module.css'

export const Letterhead = ({ brandName }: { brandName: string }) => (
  <p className={styles.letterhead}>
    <strong>{brandName}</strong> · Support {supportNumber} · Gas emergency {gasEmergencyNumber}
  </p>
)
