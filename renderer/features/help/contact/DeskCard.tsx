import { Link } from 'react-router-dom'
import type { Path } from '../../../paths'
import { telephoneLink } from '#shared/contactNumbers'
import styles from './contact.module.css'
import type { Desk } from '#shared/desks/desks'
import { hoursLines, type WallClock } from '#shared/openingHours'
import { OpenTag } from './OpenTag'

interface DeskCardProps {
  desk: Desk
  clock: WallClock
  isOpen: (path: Path) => boolean
}

export function DeskCard({ desk, clock, isOpen }: DeskCardProps) {
  const { code, title, what, number, hours, online } = desk
  const ways = online.filter(({ path }) => isOpen(path))
  return (
    <li className={styles.desk}>
      <div className={styles.deskHead}>
        <h2 id={`desk-${code}`}>{title}</h2>
        <OpenTag hours={hours} clock={clock} />
      </div>
      <p className={styles.quiet}>{what}</p>
      <a className={styles.number} href={telephoneLink(number)} aria-describedby={`desk-${code}`}>
        {number}
      </a>
      <ul className={styles.hours}>
        {hoursLines(hours).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ label, path, search = '' }) => (
            <li key={label}>
              <Link to={path + search}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
