/** What is announced to the person about their community and its city, once they ask for it. */
import { useState } from 'react'
import { useListActiveAnnouncementsQuery } from '../../api/announcements'
import { AnnouncementList } from '../../ui/notices/AnnouncementList'
import { PageState } from '../../ui/states/PageState'
import styles from './communities.module.css'
import * as commonTexts from '#shared/texts/common'
import * as communityTexts from '#shared/texts/communities'

interface Place {
  community: string
  city: string
}

export function AnnouncedHere(place: Place) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{commonTexts.announcements}</summary>
      {isOpen && <Announced {...place} />}
    </details>
  )
}

function Announced({ community, city }: Place) {
  const query = useListActiveAnnouncementsQuery({ query: { community, city, aimed_at: 'place' } })
  return (
    <PageState
      query={query}
      what={communityTexts.theAnnouncements}
      rows={3}
      isEmpty={(announcements) => announcements.length === 0}
      empty={<p>{communityTexts.thereAreNoAnnouncementsFor(community)}</p>}
    >
      {(announcements) => <AnnouncementList announcements={announcements} />}
    </PageState>
  )
}
