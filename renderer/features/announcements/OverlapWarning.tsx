/** Warns about another alert that some of the same people see at the same time. */
import type { AnnouncementInput } from '#shared/contract/content/announcements'
import { currentListQuery, useListAnnouncementsQuery } from '../../api/content/announcements'
import styles from './announcements.module.css'
import { findOverlapping } from './overlap'

interface Props {
  /** Null while the draft is incomplete. */
  input: AnnouncementInput | null
  ownId: string | null
}

export function OverlapWarning({ input, ownId }: Props) {
  const { data } = useListAnnouncementsQuery(currentListQuery)
  const overlapping = input && data ? findOverlapping(input, data.announcements, ownId) : []
  return (
    <div className={styles.overlap}>
      <output className={overlapping.length > 0 ? styles.warning : undefined}>
        {overlapping.length > 0 &&
          `${overlapping.map(({ title }) => `“${title}”`).join(', ')} ${overlapping.length === 1 ? 'is' : 'are'} also above everything else during this time, for some of the same people. They’ll see ${overlapping.length === 1 ? 'both' : 'all of them'}.`}
      </output>
    </div>
  )
}
