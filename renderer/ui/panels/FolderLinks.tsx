import { Link } from 'react-router-dom'
import styles from './FolderLinks.module.css'

interface FolderLink {
  key: string
  name: string
  count: number
  to: string
  isCurrent: boolean
}

interface FolderLinksProps {
  folders: FolderLink[]
  /** Below the heading that the folders belong to. */
  isIndented?: boolean
}

/** Folders with their number of files: below each other, or with room for it in a row that scrolls. */
export const FolderLinks = ({ folders, isIndented = false }: FolderLinksProps) => (
  <div className={styles.frame}>
    <ul className={styles.folders} data-indented={isIndented || undefined}>
      {folders.map(({ key, name, count, to, isCurrent }) => (
        <li key={key}>
          <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
            <span>{name}</span>
            <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
