/** Shows the announcement as customers see it on a phone and on a desktop, with the same components. */

import type { Announcement } from '#shared/contract/content/announcements'
import { type AnnouncementChannel, isAlert } from '#shared/customers/announcements'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import { AnnouncementList } from '../../domain/announcements/AnnouncementList'
import { StandingAlert } from '../../domain/announcements/StandingAlert'
import parts from '../../ui/panels/parts.module.css'
import { type AnnouncementDraft, parseChannels, parseSeverity } from './announcementDraft'
import styles from './announcements.module.css'

const frames = [
  { key: 'phone', label: announcementTexts.phone },
  { key: 'desk', label: announcementTexts.desktop },
] as const

export function Preview({ values }: { values: AnnouncementDraft }) {
  const announcement = toAnnouncement(values)
  const isAlertOrBanner = isAlert(announcement) || announcement.channels.includes('banner')
  return (
    <section aria-label={commonTexts.preview} className={styles.preview}>
      <h3>{announcementTexts.previewTitle}</h3>
      <p className={parts.small}>{describePlacement(announcement)}</p>
      {frames.map(({ key, label }) => (
        <figure key={key}>
          <figcaption>{label}</figcaption>
          <div className={styles.frame} data-width={key} data-standing={isAlertOrBanner || undefined}>
            {isAlertOrBanner ? (
              <StandingAlert alerts={[announcement]} startsOpen />
            ) : (
              <AnnouncementList announcements={[announcement]} />
            )}
          </div>
        </figure>
      ))}
    </section>
  )
}

const toAnnouncement = (values: AnnouncementDraft): Announcement => ({
  announcement_id: 'preview',
  title: values.title.trim() || commonTexts.title,
  body: values.body.trim() || announcementTexts.text,
  kind: values.kind,
  severity: parseSeverity(values),
  dismissible: values.dismissible,
  priority: 1,
  starts_at: '',
  ends_at: null,
  link_url: values.link_url.trim(),
  link_text: values.link_text.trim(),
  channels: parseChannels(values),
})

/** An alert is above everything else on the dashboard, whether it was given the banner or the tile channel. */
function describePlacement(announcement: Announcement): string {
  const { channels, kind } = announcement
  const hasChannel = (channel: AnnouncementChannel): boolean => channels.includes(channel)
  const placements = [
    hasChannel('banner') && announcementTexts.placements.banner,
    isAlert(announcement) && announcementTexts.placements.priority,
    !isAlert(announcement) && hasChannel('tile') && announcementTexts.placements.tile,
    hasChannel('login') && announcementTexts.placements.login,
  ].filter((place) => place !== false)
  const placement = placements.length === 0 ? announcementTexts.notPlaced : announcementTexts.placedAt(placements)
  const isServiceKind = kind === 'Outage' || kind === 'Planned maintenance'
  return isServiceKind ? announcementTexts.placedOnSignIn(placement) : placement
}
