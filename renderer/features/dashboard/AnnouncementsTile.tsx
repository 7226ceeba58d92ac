import { type ComponentProps, useState } from 'react'
import type { Announcement } from '#shared/contract/content/announcements'
import { isAlert } from '#shared/customers/announcements'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import { AnnouncementList } from '../../domain/announcements/AnnouncementList'
import { useSignedIn } from '../../session/SignedIn'
import { Button } from '../../ui/Button'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import styles from './dashboard.module.css'
import { isBanner, useAnnouncements, useDismiss } from './useAnnouncements'

/** Alerts and banners are shown above the tiles instead. */
const isInTile = (announcement: Announcement): boolean =>
  !isAlert(announcement) && !isBanner(announcement) && announcement.channels.includes('tile')

/** Lists announcements that are neither alerts nor banners. */
export function AnnouncementsTile() {
  const { customer } = useSignedIn()
  const query = useAnnouncements()
  const dismiss = useDismiss(query.data, 'announcements')
  return (
    <TilePanel
      title={commonTexts.announcements}
      failedText={commonTexts.announcementsNotLoaded}
      rows={9}
      query={query}
      isEmpty={(announcements) => !announcements.some(isInTile)}
      empty={<EmptyTile picture="messages">{dashboardTexts.noAnnouncements}</EmptyTile>}
    >
      {(announcements) => (
        <div id="announcements" tabIndex={-1}>
          <NewestAnnouncements
            announcements={announcements.filter(isInTile)}
            {...(!customer && { onDismiss: dismiss })}
          />
        </div>
      )}
    </TilePanel>
  )
}

const newestCount = 2

type NewestAnnouncementsProps = Pick<ComponentProps<typeof AnnouncementList>, 'announcements' | 'onDismiss'>

function NewestAnnouncements({ announcements, onDismiss }: NewestAnnouncementsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const moreCount = announcements.length - newestCount
  return (
    <>
      <AnnouncementList
        announcements={isOpen ? announcements : announcements.slice(0, newestCount)}
        {...(onDismiss && { onDismiss })}
      />
      {!isOpen && moreCount > 0 && (
        <Button kind="link" className={styles.more} onClick={() => setIsOpen(true)}>
          {dashboardTexts.showMore(moreCount)}
        </Button>
      )}
    </>
  )
}
