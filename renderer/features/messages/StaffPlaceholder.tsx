/** A sample that staff see on this page (specification, section 2). Their messages are in the queue. */
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as messageTexts from '#shared/texts/cases/messages'
import parts from '../../ui/panels/parts.module.css'
import styles from './messages.module.css'

export const StaffPlaceholder = () => (
  <div className={styles.page}>
    <p className={parts.secondary}>{messageTexts.samplesHint}</p>
    <Link to={paths.messageQueue}>{messageTexts.queueLink}</Link>
    <ul className={styles.list}>
      <li className={styles.item}>
        <div className={styles.text}>
          <h2 className={parts.title}>{messageTexts.sampleMessage}</h2>
          <p className={styles.description}>{messageTexts.sampleDescription}</p>
          <p className={parts.small}>{messageTexts.sampleDay}</p>
        </div>
        <span className={parts.small}>{messageTexts.twoComments}</span>
      </li>
    </ul>
  </div>
)
