/**
 * Outages, planned work and safety in one expandable row. Other announcements of the banner channel are listed below
 * it.
 */
import { useId, useRef } from 'react'
import type { Announcement } from '#shared/contract/content/announcements'
import * as commonTexts from '#shared/texts/common'
import { Icon } from '../../ui/icons/Icon'
import { DismissButton } from '../../ui/notices/DismissButton'
import { AnnouncementBody } from './AnnouncementBody'
import { AnnouncementList, severityDisplay } from './AnnouncementList'
import styles from './StandingAlert.module.css'

interface StandingAlertProps {
  alerts: Announcement[]
  /** Whether the row starts expanded. */
  startsOpen?: boolean
  /** Omitted where announcements cannot be dismissed. */
  onDismiss?: (announcementId: string) => void
}

/** More titles would push the page down, so the rest is only counted. */
const maxNamed = 2

const isUrgentOrSafety = ({ severity }: Announcement): boolean => severity === 'urgent' || severity === 'safety'

export function StandingAlert({ alerts, startsOpen = false, onDismiss }: StandingAlertProps) {
  const [first, ...others] = alerts
  // Information must not look like a warning, wherever staff publish it.
  const icon = first && !isUrgentOrSafety(first) ? severityDisplay[first.severity].icon : 'triangle-alert'
  const named = others.filter(({ channels }) => channels.includes('banner')).slice(0, maxNamed)
  const unnamed = others.length - named.length
  const details = useRef<HTMLDetailsElement>(null)
  const listId = useId()
  const headingIdOf = (announcementId: string) => `${listId}-${announcementId}`

  function show(announcementId: string): void {
    if (details.current) details.current.open = true
    document.getElementById(headingIdOf(announcementId))?.focus()
  }

  return (
    <>
      <details ref={details} className={styles.standing} open={startsOpen}>
        <summary>
          <Icon name={icon} />
          <span className={styles.title}>{first?.title}</span>
          {unnamed > 0 && <span className={styles.more}>{commonTexts.andMore(unnamed)}</span>}
          <span className={styles.toggle}>
            <span className={styles.whenClosed}>{commonTexts.details}</span>
            <span className={styles.whenOpen}>{commonTexts.hide}</span>
          </span>
        </summary>
        <div className={styles.opened}>
          {first && <AnnouncementBody {...first} />}
          {first?.dismissible && onDismiss && (
            <DismissButton title={first.title} onDismiss={() => onDismiss(first.announcement_id)} />
          )}
          {others.length > 0 && (
            <AnnouncementList announcements={others} headingIdOf={headingIdOf} {...(onDismiss && { onDismiss })} />
          )}
        </div>
      </details>
      {named.length > 0 && (
        <ul className={styles.named} aria-label={commonTexts.alsoAnnounced}>
          {named.map(({ announcement_id, title }) => (
            <li key={announcement_id}>
              <button type="button" onClick={() => show(announcement_id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
