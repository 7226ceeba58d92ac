/** Lists the announcements for a community and its city once the section is opened. */
import { useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import * as communityTexts from '#shared/texts/customers/communities'
import { useListActiveAnnouncementsQuery } from '../../api/content/announcements'
import { AnnouncementList } from '../../domain/announcements/AnnouncementList'
import { PageState } from '../../ui/states/PageState'
import styles from './communities.module.css'

interface CommunityLocation {
  community: string
  city: string
}

export function CommunityAnnouncements(location: CommunityLocation) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{commonTexts.announcements}</summary>
      {isOpen && <LocationAnnouncements {...location} />}
    </details>
  )
}

function LocationAnnouncements({ community, city }: CommunityLocation) {
  const query = useListActiveAnnouncementsQuery({ query: { community, city, targeting: 'location' } })
  return (
    <PageState
      query={query}
      failedText={commonTexts.announcementsNotLoaded}
      rows={3}
      isEmpty={(announcements) => announcements.length === 0}
      empty={<p>{communityTexts.noAnnouncements(community)}</p>}
    >
      {(announcements) => <AnnouncementList announcements={announcements} />}
    </PageState>
  )
}
