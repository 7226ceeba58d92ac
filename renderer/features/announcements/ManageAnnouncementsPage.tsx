/** /manageAnnouncements: what is announced, to whom and in which order. What is shown lives in the address. */
import { Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ManagedAnnouncement } from '#shared/contract/announcements'
import { currentList, useListAnnouncementsQuery } from '../../api/announcements'
import { useMay } from '../../session/useMay'
import { changed, pageIn, type Changes } from '../../ui/lists/listAddress'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { PageState } from '../../ui/states/PageState'
import { AnnouncementFilters } from './AnnouncementFilters'
import { AnnouncementEditor } from './AnnouncementEditor'
import { announcementFilterIn, isFitting } from './announcementFilter'
import styles from './announcements.module.css'
import { OrderedList } from './OrderedList'
import { AnnouncementRow } from './AnnouncementRow'
import type { Edited } from './useEdited'
import * as announcementTexts from '#shared/texts/announcements'
import * as commonTexts from '#shared/texts/common'

type OnEdit = (edited: Edited) => void

export function ManageAnnouncementsPage() {
  const [address] = useSearchParams()
  const mayWrite = useMay('ANNOUNCEMENTS.write')
  const [edited, setEdited] = useState<Edited | null>(null)
  const isOnExpired = address.get('view') === 'expired'
  return (
    <PageStack>
      <div className={styles.head}>
        <TabLinks
          label={commonTexts.announcements}
          current={isOnExpired ? 'expired' : 'current'}
          tabs={[
            { key: 'current', label: announcementTexts.current, count: undefined, to: '?' },
            { key: 'expired', label: announcementTexts.expired, count: undefined, to: '?view=expired' },
          ]}
        />
        {mayWrite && (
          <Button type="primary" onClick={() => setEdited({ kind: 'new' })}>
            {announcementTexts.newAnnouncement}
          </Button>
        )}
      </div>
      {isOnExpired ? (
        <ExpiredList mayWrite={mayWrite} onEdit={setEdited} />
      ) : (
        <CurrentList mayWrite={mayWrite} onEdit={setEdited} />
      )}
      {edited && <OpenEditor edited={edited} onClose={() => setEdited(null)} />}
    </PageStack>
  )
}

/** The editor beside what it changes, as that is now in the list it was opened from, or the other one. */
function OpenEditor({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const [address] = useSearchParams()
  const current = useListAnnouncementsQuery(currentList)
  const expired = useListAnnouncementsQuery({ query: { view: 'expired', ...pageIn(address) } })
  const all = [...(current.data?.announcements ?? []), ...(expired.data?.announcements ?? [])]
  const now =
    edited.kind === 'existing'
      ? all.find(({ announcement_id }) => announcement_id === edited.announcement.announcement_id)
      : undefined
  return <AnnouncementEditor edited={edited} now={now ?? null} onClose={onClose} />
}

interface ListProps {
  mayWrite: boolean
  onEdit: OnEdit
}

function CurrentList({ mayWrite, onEdit }: ListProps) {
  const [address, setAddress] = useSearchParams()
  const query = useListAnnouncementsQuery(currentList)
  const filter = announcementFilterIn(address)
  const isNarrowed = filter.kind !== '' || filter.status !== ''
  const change = (changes: Changes): void => setAddress((before) => changed(before, changes))
  return (
    <PageState
      query={query}
      what={announcementTexts.theAnnouncements}
      isEmpty={({ announcements }) => announcements.length === 0}
      empty={
        <EmptyPanel>
          <p>{announcementTexts.thereAreNoCurrentAnnouncements}</p>
          {mayWrite && <p>{announcementTexts.writeTheFirstOneWith}</p>}
        </EmptyPanel>
      }
    >
      {({ announcements }) => (
        <>
          <AnnouncementFilters filter={filter} onChange={change} />
          {isNarrowed ? (
            <NarrowedList
              announcements={announcements.filter((one) => isFitting(one, filter))}
              mayWrite={mayWrite}
              onEdit={onEdit}
            />
          ) : (
            <OrderedList announcements={announcements} mayWrite={mayWrite} onEdit={onEdit} />
          )}
        </>
      )}
    </PageState>
  )
}

/** Some of them, in their order: it is changed where all of them stand. */
const NarrowedList = ({ announcements, mayWrite, onEdit }: ListProps & { announcements: ManagedAnnouncement[] }) =>
  announcements.length === 0 ? (
    <EmptyPanel>
      <p>{announcementTexts.noAnnouncementsMatchChooseAnother}</p>
    </EmptyPanel>
  ) : (
    <ul className={styles.list} aria-label={announcementTexts.matchingAnnouncementsInOrderOfPriority}>
      {announcements.map((announcement) => (
        <li key={announcement.announcement_id} className={styles.item}>
          <AnnouncementRow announcement={announcement} mayWrite={mayWrite} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  )

function ExpiredList({ mayWrite, onEdit }: ListProps) {
  const [address] = useSearchParams()
  const page = pageIn(address)
  const query = useListAnnouncementsQuery({ query: { view: 'expired', ...page } })
  useLastPage(page, query)
  return (
    <PageState
      query={query}
      what={announcementTexts.theAnnouncements}
      isEmpty={({ total_count }) => total_count === 0}
      empty={
        <EmptyPanel>
          <p>{announcementTexts.noAnnouncementsHaveEndedYet}</p>
          <p>{announcementTexts.liveAndUpcomingAnnouncementsAre}</p>
        </EmptyPanel>
      }
    >
      {({ announcements, total_count }) => (
        <>
          <ul className={styles.list} aria-label={announcementTexts.expiredAnnouncementsMostRecentlyEndedFirst}>
            {announcements.map((announcement: ManagedAnnouncement) => (
              <li key={announcement.announcement_id} className={styles.item}>
                <AnnouncementRow announcement={announcement} mayWrite={mayWrite} onEdit={onEdit} />
              </li>
            ))}
          </ul>
          <ListPages page={page} totalCount={total_count} />
        </>
      )}
    </PageState>
  )
}
