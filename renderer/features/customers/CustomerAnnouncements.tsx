/** Lists what is announced to the opened customer now, alerts first, so that staff know what the customer reads. */

import type { CustomerOverview } from '#shared/contract/customers/customers'
import { isAlert } from '#shared/customers/announcements'
import * as customerTexts from '#shared/texts/customers/customers'
import { severityDisplay } from '../../domain/announcements/AnnouncementList'
import { dayOfMoment, dayText } from '../../ui/format/days'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'
import styles from './customers.module.css'

export function CustomerAnnouncements({ announcements }: Pick<CustomerOverview, 'announcements'>) {
  const ordered = [...announcements.filter(isAlert), ...announcements.filter((announcement) => !isAlert(announcement))]
  return (
    <Panel title={customerTexts.activeAnnouncements}>
      {ordered.length === 0 ? (
        <p className={parts.quiet}>{customerTexts.noAnnouncements}</p>
      ) : (
        <ul>
          {ordered.map((announcement) => (
            <li key={announcement.announcement_id} className={styles.announced}>
              <Tag color={isAlert(announcement) ? 'warning' : 'default'}>
                {severityDisplay[announcement.severity].label}
              </Tag>{' '}
              {announcement.ends_at === null ? (
                announcement.title
              ) : (
                <Rich
                  text={customerTexts.announcementUntil(dayText(dayOfMoment(announcement.ends_at)))}
                  parts={{
                    title: announcement.title,
                    quiet: (text) => <span className={parts.quiet}>{text}</span>,
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
