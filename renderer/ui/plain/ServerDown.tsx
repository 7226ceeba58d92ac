import { gasEmergencyNumber, supportNumber, telephoneLink } from '#shared/contactNumbers'
import { Notice } from './Notice'
import styles from './plain.module.css'

/** Said when the server cannot be reached or cannot cope: what happened, and which numbers still work. */
export function ServerDown({ message }: { message: string }) {
  return (
    <Notice kind="failure">
      <p>
        <strong>{message}</strong>
      </p>
      <p>By phone we can still help you:</p>
      <ul className={styles.numbers}>
        <li>
          Gas emergency <a href={telephoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a>
        </li>
        <li>
          Support <a href={telephoneLink(supportNumber)}>{supportNumber}</a>
        </li>
      </ul>
    </Notice>
  )
}
