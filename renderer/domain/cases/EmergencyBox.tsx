import * as emergencyTexts from '#shared/texts/cases/emergencies'
import { emergencyLinks } from '../../ui/emergencyLinks'
import { Rich } from '../../ui/Rich'
import styles from './EmergencyBox.module.css'
import { smellTitle } from './gasSafety'

/** The same in one line, above what someone has chosen that is not about gas. */
export const EmergencyLine = () => (
  <p className={styles.line}>
    <Rich text={emergencyTexts.smellInOneLine} parts={emergencyLinks} />
  </p>
)

/** Shown above everything about gas. An emergency needs a phone call, never a form. */
export const EmergencyBox = () => (
  <section className={styles.box} aria-labelledby="gas-emergency">
    <h2 id="gas-emergency">{smellTitle}</h2>
    <p>
      <Rich text={emergencyTexts.smellSteps} parts={emergencyLinks} /> {emergencyTexts.emergencyHint}
    </p>
  </section>
)
