import { gasEmergencyNumber, telephoneLink } from '../states/contactNumbers'
import styles from './EmergencyBox.module.css'

/** Stands before everything about gas. It is a telephone number and never a form. */
export const EmergencyBox = () => (
  <section className={styles.box} aria-labelledby="gas-emergency">
    <h2 id="gas-emergency">Smell gas? Leave, then call.</h2>
    <p>
      Do not switch anything on or off and do not use a telephone indoors. Leave the building, leave the door open, and
      call from outside: <a href="tel:911">911</a>, then our emergency line{' '}
      <a href={telephoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a>, day and night. This page cannot help with
      it.
    </p>
  </section>
)
