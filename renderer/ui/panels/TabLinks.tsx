import { Link } from 'react-router-dom'
import styles from './TabLinks.module.css'

interface TabLink {
  key: string
  label: string
  count: number | undefined
  to: string
}

/** Parts of a list, each with its own address and how many it holds. */
export const TabLinks = ({ label, tabs, current }: { label: string; tabs: TabLink[]; current: string }) => (
  <nav aria-label={label}>
    <ul className={styles.tabs}>
      {tabs.map(({ key, label: name, count, to }) => (
        <li key={key}>
          <Link to={to} className={styles.tab} aria-current={key === current ? 'page' : undefined}>
            {name}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
