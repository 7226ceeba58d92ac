import { gasEmergencyNumber, telephoneLink } from '#shared/desks/contactNumbers'
import * as requestTexts from '#shared/texts/requests'
import { Rich } from '../../ui/Rich'
import styles from './EmergencyBox.module.css'
import { smellSteps, smellTitle } from './gasSafety'

/** Shown above everything about gas. An emergency needs a phone call, never a form. */
export const EmergencyBox = () => (
  <section className={styles.box} aria-labelledby="gas-emergency">
    <h2 id="gas-emergency">{smellTitle}</h2>
    <p>
      <Rich
        text={requestTexts.fromOutsideThenOurEmergency(smellSteps)}
        parts={{
          link: <a href="tel:911">911</a>,
          link2: <a href={telephoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a>,
        }}
      />
    </p>
  </section>
)
