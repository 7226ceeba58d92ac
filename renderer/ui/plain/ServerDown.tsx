import { gasEmergencyNumber, phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import * as commonTexts from '#shared/texts/common'
import { Notice } from './Notice'
import styles from './plain.module.css'

/** Shown when the server is unreachable or failing: what happened, and which phone numbers still work. */
export function ServerDown({ message }: { message: string }) {
  return (
    <Notice kind="failure">
      <p>
        <strong>{message}</strong>
      </p>
      <p>{commonTexts.phoneHelpIntro}</p>
      <ul className={styles.numbers}>
        <li>
          {commonTexts.gasEmergency} <a href={phoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a>
        </li>
        <li>
          {commonTexts.supportName} <a href={phoneLink(supportNumber)}>{supportNumber}</a>
        </li>
      </ul>
    </Notice>
  )
}
