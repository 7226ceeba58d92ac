/** What is announced to the person about their community, once they ask for it. */
import { useState } from 'react'
import { useListActiveAnnouncementsQuery } from '../../api/announcements'
import { AnnouncementList } from '../../ui/notices/AnnouncementList'
import { PageState } from '../../ui/states/PageState'
import styles from './communities.module.css'

export function AnnouncedHere({ community }: { community: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Announcements</summary>
      {isOpen && <Announced community={community} />}
    </details>
  )
}

function Announced({ community }: { community: string }) {
  const query = useListActiveAnnouncementsQuery({ query: { community } })
  return (
    <PageState
      query={query}
      what="The announcements"
      rows={3}
      isEmpty={(announcements) => announcements.length === 0}
      empty={<p>Nothing is announced for {community} now.</p>}
    >
      {(announcements) => <AnnouncementList announcements={announcements} />}
    </PageState>
  )
}
