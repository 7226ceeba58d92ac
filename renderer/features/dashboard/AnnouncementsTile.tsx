import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import { AnnouncementList } from '../../ui/notices/AnnouncementList'
import { isAlert } from '../../ui/notices/isAlert'
import { useAnnouncements } from './useAnnouncements'

/** Rates, offers and news, for when there is time to read. */
export function AnnouncementsTile() {
  const query = useAnnouncements()
  return (
    <TilePanel
      title="Announcements"
      what="Announcements"
      rows={9}
      query={query}
      isEmpty={(announcements) => announcements.every(isAlert)}
      empty={<EmptyTile>Nothing is announced for this address. News and changes of rates appear here.</EmptyTile>}
    >
      {(announcements) => <AnnouncementList announcements={announcements.filter((one) => !isAlert(one))} />}
    </TilePanel>
  )
}
