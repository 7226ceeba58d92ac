import * as requestTexts from '#shared/texts/cases/requests'
import { emergencyLinks } from '../../ui/emergencyLinks'
import { Rich } from '../../ui/Rich'
import styles from './EmergencyBox.module.css'
import { smellTitle } from './gasSafety'

/** Shown above everything about gas. An emergency needs a phone call, never a form. */
export const EmergencyBox = () => (
  <section className={styles.box} aria-labelledby="gas-emergency">
    <h2 id="gas-emergency">{smellTitle}</h2>
    <p>
      <Rich text={requestTexts.smellSteps} parts={emergencyLinks} /> {requestTexts.emergencyHint}
    </p>
  </section>
)
