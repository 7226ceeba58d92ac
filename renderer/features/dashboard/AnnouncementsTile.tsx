import { useState } from 'react'
import { isAlert } from '#shared/announcements'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import { AnnouncementList } from '../../ui/notices/AnnouncementList'
import { useFocusAfterChange } from '../../ui/useFocusAfterChange'
import { useAnnouncements, useDismiss } from './useAnnouncements'

/** Rates, offers and news, for when there is time to read. */
export function AnnouncementsTile() {
  const query = useAnnouncements()
  const dismiss = useDismiss()
  const [dismissed, setDismissed] = useState('')
  // Only what the person did moves the focus, not a list that came.
  const isGone = query.data?.every(({ announcement_id }) => announcement_id !== dismissed)
  useFocusAfterChange(isGone ? dismissed : '', 'announcements')
  return (
    <TilePanel
      title="Announcements"
      what="Announcements"
      rows={9}
      query={query}
      isEmpty={(announcements) => announcements.every(isAlert)}
      empty={<EmptyTile>Nothing is announced for this address. News and changes of rates appear here.</EmptyTile>}
    >
      {(announcements) => (
        <div id="announcements" tabIndex={-1}>
          <AnnouncementList
            announcements={announcements.filter((one) => !isAlert(one))}
            onDismiss={(id) => {
              setDismissed(id)
              dismiss(id)
            }}
          />
        </div>
      )}
    </TilePanel>
  )
}
