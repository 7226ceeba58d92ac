/** How customers will see it, on a phone and on a desk: drawn by their own parts. */
import { isAlert } from '#shared/announcements'
import type { Announcement } from '#shared/contract/announcements'
import { AnnouncementList } from '../../ui/notices/AnnouncementList'
import { StandingAlert } from '../../ui/notices/StandingAlert'
import { severityIn, type AnnouncementDraft } from './announcementDraft'
import styles from './announcements.module.css'

const frames = [
  { key: 'phone', label: 'On a phone' },
  { key: 'desk', label: 'On a desk' },
] as const

export function Preview({ values }: { values: AnnouncementDraft }) {
  const announcement = asSeen(values)
  const isStanding = isAlert(announcement)
  return (
    <section aria-label="Preview" className={styles.preview}>
      <h3>As customers see it</h3>
      <p className={styles.hint}>
        {isStanding
          ? 'It stands above everything else on the dashboard. Outages and planned work for residents are also on the sign-in page.'
          : 'It stands in the tile Announcements on the dashboard.'}
      </p>
      {frames.map(({ key, label }) => (
        <figure key={key}>
          <figcaption>{label}</figcaption>
          <div className={styles.frame} data-width={key} data-standing={isStanding || undefined}>
            {isStanding ? (
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

const asSeen = (values: AnnouncementDraft): Announcement => ({
  announcement_id: 'preview',
  title: values.title.trim() || 'Title',
  body: values.body.trim() || 'Text',
  kind: values.kind,
  severity: severityIn(values),
  dismissible: values.dismissible,
  priority: 1,
  starts_at: '',
  ends_at: null,
  link_url: values.link_url.trim(),
  link_text: values.link_text.trim(),
})
