/** Warns about another alert that some of the same people see at the same time. */
import * as announcementTexts from '#shared/texts/content/announcements'
import { currentListQuery, useListAnnouncementsQuery } from '../../api/content/announcements'
import type { toAnnouncementInput } from './announcementDraft'
import styles from './announcements.module.css'
import { findOverlapping } from './findOverlapping'

interface Props {
  input: ReturnType<typeof toAnnouncementInput>
  ownId: string | null
}

export function OverlapWarning({ input, ownId }: Props) {
  const { data } = useListAnnouncementsQuery(currentListQuery)
  const { kind, starts_at } = input
  const isComplete = kind !== null && starts_at !== null
  const overlapping =
    isComplete && data ? findOverlapping({ ...input, kind, starts_at }, data.announcements, ownId) : []
  return (
    <div className={styles.overlap}>
      <output className={overlapping.length > 0 ? styles.warning : undefined}>
        {overlapping.length > 0 && announcementTexts.overlap(overlapping.map(({ title }) => title))}
      </output>
    </div>
  )
}
