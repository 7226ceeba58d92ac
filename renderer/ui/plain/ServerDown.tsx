import { gasEmergencyNumber, phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import * as visitorTexts from '#shared/texts/visitorPages'
import { Notice } from './Notice'
import styles from './plain.module.css'

/** Shown when the server is unreachable or failing: what happened, and which phone numbers still work. */
export function ServerDown({ message }: { message: string }) {
  return (
    <Notice kind="failure">
      <p>
        <strong>{message}</strong>
      </p>
      <p>{visitorTexts.phoneHelpIntro}</p>
      <ul className={styles.numbers}>
        <li>
          {visitorTexts.gasEmergency} <a href={phoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a>
        </li>
        <li>
          {visitorTexts.supportName} <a href={phoneLink(supportNumber)}>{supportNumber}</a>
        </li>
      </ul>
    </Notice>
  )
}
