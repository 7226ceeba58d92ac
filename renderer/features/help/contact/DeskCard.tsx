import { Link } from 'react-router-dom'
import { phoneLink } from '#shared/desks/contactNumbers'
import type { Desk } from '#shared/desks/desks'
import { hoursLines, type WallClock } from '#shared/desks/openingHours'
import * as deskTexts from '#shared/texts/cases/desks'
import type { CanOpenPath } from '../../../session/canOpenPath'
import styles from './contact.module.css'
import { OpenTag } from './OpenTag'

interface DeskCardProps {
  desk: Desk
  clock: WallClock
  canOpenPath: CanOpenPath
}

export function DeskCard({ desk, clock, canOpenPath }: DeskCardProps) {
  const { code, number, hours, online } = desk
  const onlineLinks = online.filter(({ path }) => canOpenPath(path))
  return (
    <li className={styles.desk}>
      <div className={styles.deskHead}>
        <h2 id={`desk-${code}`}>{deskTexts.deskTitles[code]}</h2>
        <OpenTag hours={hours} clock={clock} />
      </div>
      <p className={styles.quiet}>{deskTexts.deskTopics[code]}</p>
      <a className={styles.number} href={phoneLink(number)} aria-describedby={`desk-${code}`}>
        {number}
      </a>
      <ul className={styles.hours}>
        {hoursLines(hours).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {onlineLinks.length > 0 && (
        <ul className={styles.ways}>
          {onlineLinks.map(({ label, path, search = '' }) => (
            <li key={label}>
              <Link to={path + search}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
