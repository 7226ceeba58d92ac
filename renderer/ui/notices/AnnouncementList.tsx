import { InfoCircleOutlined, NotificationOutlined, SafetyOutlined, WarningOutlined } from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { Announcement } from '#shared/contract/content/announcements'
import * as commonTexts from '#shared/texts/common'
import { AnnouncementBody } from './AnnouncementBody'
import styles from './AnnouncementList.module.css'
import { DismissButton } from './DismissButton'

export const severityDisplay: Record<
  Announcement['severity'],
  { label: string; Icon: ComponentType<{ 'aria-hidden': true }> }
> = {
  info: { label: commonTexts.news, Icon: InfoCircleOutlined },
  notice: { label: commonTexts.notice, Icon: NotificationOutlined },
  urgent: { label: commonTexts.urgent, Icon: WarningOutlined },
  safety: { label: commonTexts.safety, Icon: SafetyOutlined },
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
      const { label, Icon } = severityDisplay[severity]
      return (
        <li key={announcement_id} className={styles[severity]}>
          <span className={styles.icon}>
            <Icon aria-hidden />
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
