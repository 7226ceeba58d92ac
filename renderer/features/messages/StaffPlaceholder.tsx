/** What staff see here (specification, section 2): a sample. Their messages stand in the queue. */
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import styles from './messages.module.css'

export const StaffPlaceholder = () => (
  <div className={styles.page}>
    <p className={styles.note}>
      This is a sample. Customers see their own messages here; staff answer them in the message queue.
    </p>
    <Link to={paths.messageQueue}>Go to Message Queue</Link>
    <ul className={styles.list}>
      <li className={styles.item}>
        <div className={styles.text}>
          <h2 className={styles.title}>Sample message</h2>
          <p className={styles.description}>
            This is how a message from a customer looks, with its title and description.
          </p>
          <p className={styles.quiet}>01/01/2025</p>
        </div>
        <span className={styles.quiet}>2 comments</span>
      </li>
    </ul>
  </div>
)
