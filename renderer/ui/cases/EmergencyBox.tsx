import { gasEmergencyNumber, telephoneLink } from '#shared/contactNumbers'
import { smellSteps, smellTitle } from './gasSafety'
import styles from './EmergencyBox.module.css'

/** Stands before everything about gas. It is a telephone number and never a form. */
export const EmergencyBox = () => (
  <section className={styles.box} aria-labelledby="gas-emergency">
    <h2 id="gas-emergency">{smellTitle}</h2>
    <p>
      {smellSteps} from outside: <a href="tel:911">911</a>, then our emergency line{' '}
      <a href={telephoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a>, day and night. This page cannot help with
      it.
    </p>
  </section>
)
