/** Warns of another announcement that is shown above everything else to the same people at the same time. */
import type { WrittenAnnouncement } from '#shared/contract/announcements'
import { currentList, useListAnnouncementsQuery } from '../../api/announcements'
import styles from './announcements.module.css'
import { besides } from './overlap'

interface Props {
  /** Null while it cannot be sent. */
  written: WrittenAnnouncement | null
  ownId: string | null
}

export function OverlapWarning({ written, ownId }: Props) {
  const { data } = useListAnnouncementsQuery(currentList)
  const found = written && data ? besides(written, data.announcements, ownId) : []
  return (
    <div className={styles.overlap}>
      <output className={found.length > 0 ? styles.warning : undefined}>
        {found.length > 0 &&
          `${found.map(({ title }) => `“${title}”`).join(', ')} ${found.length === 1 ? 'is' : 'are'} also above everything else during this time, for some of the same people. They’ll see ${found.length === 1 ? 'both' : 'all of them'}.`}
      </output>
    </div>
  )
}
