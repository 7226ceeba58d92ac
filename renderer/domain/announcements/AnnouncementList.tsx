import type { Announcement } from '#shared/contract/content/announcements'
import * as commonTexts from '#shared/texts/common'
import { Icon } from '../../ui/icons/Icon'
import type { IconName } from '../../ui/icons/iconNames'
import { DismissButton } from '../../ui/notices/DismissButton'
import { AnnouncementBody } from './AnnouncementBody'
import styles from './AnnouncementList.module.css'

export const severityDisplay: Record<Announcement['severity'], { label: string; icon: IconName }> = {
  info: { label: commonTexts.news, icon: 'info' },
  notice: { label: commonTexts.notice, icon: 'megaphone' },
  urgent: { label: commonTexts.urgent, icon: 'triangle-alert' },
  safety: { label: commonTexts.safety, icon: 'shield' },
}

interface Props {
  announcements: Announcement[]
  /** Omitted where announcements cannot be dismissed. */
  onDismiss?: (announcementId: string) => void
  /** Sets heading ids, where links elsewhere on the page lead to single announcements. */
  headingIdOf?: (announcementId: string) => string
}

export const AnnouncementList = ({ announcements, onDismiss, headingIdOf }: Props) => (
  <ul className={styles.list}>
    {announcements.map(({ announcement_id, title, severity, dismissible, ...content }) => {
      const { label, icon } = severityDisplay[severity]
      return (
        <li key={announcement_id} className={styles[severity]}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <div>
            <h3 {...(headingIdOf && { id: headingIdOf(announcement_id), tabIndex: -1 })}>
              <span className="visually-hidden">{label}: </span>
              {title}
            </h3>
            <AnnouncementBody {...content} />
          </div>
          {dismissible && onDismiss && <DismissButton title={title} onDismiss={() => onDismiss(announcement_id)} />}
        </li>
      )
    })}
  </ul>
)
