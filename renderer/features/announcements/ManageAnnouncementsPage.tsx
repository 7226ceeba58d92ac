/** /manageAnnouncements: lists the announcements in order of priority. The view and the filters are in the URL. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ManagedAnnouncement } from '#shared/contract/content/announcements'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import { currentListQuery, useListAnnouncementsQuery } from '../../api/content/announcements'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, type SearchChanges, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, Filters, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { PageState } from '../../ui/states/PageState'
import { AnnouncementEditor } from './AnnouncementEditor'
import { AnnouncementFilters } from './AnnouncementFilters'
import { AnnouncementList, PriorityList } from './AnnouncementLists'
import { AudienceFilters } from './AudienceFilters'
import { isAudienceChosen, matchesFilter, readAnnouncementFilter, readAudienceFilter } from './announcementFilter'
import styles from './announcements.module.css'
import type { EditTarget } from './useAnnouncementDraft'

type OnEdit = (editTarget: EditTarget) => void

export function ManageAnnouncementsPage() {
  const [search] = useSearchParams()
  const mayWrite = useHasRight('ANNOUNCEMENTS.write')
  const [editTarget, setEditTarget] = useState<EditTarget | null>(null)
  const isOnExpired = search.get('view') === 'expired'
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
          <Button kind="primary" onClick={() => setEditTarget({ kind: 'new' })}>
            {announcementTexts.newAnnouncement}
          </Button>
        )}
      </div>
      {isOnExpired ? (
        <ExpiredList mayWrite={mayWrite} onEdit={setEditTarget} />
      ) : (
        <CurrentList mayWrite={mayWrite} onEdit={setEditTarget} />
      )}
      {editTarget && <OpenEditor editTarget={editTarget} onClose={() => setEditTarget(null)} />}
    </PageStack>
  )
}

const expiredQuery = (search: URLSearchParams) => ({
  query: { view: 'expired' as const, ...readAudienceFilter(search), ...readPage(search) },
})

/** Gives the editor the current version of the announcement from whichever list has it. */
function OpenEditor({ editTarget, onClose }: { editTarget: EditTarget; onClose: () => void }) {
  const [search] = useSearchParams()
  const current = useListAnnouncementsQuery(currentListQuery)
  const expired = useListAnnouncementsQuery(expiredQuery(search))
  const all = [...(current.data?.announcements ?? []), ...(expired.data?.announcements ?? [])]
  const latest =
    editTarget.kind === 'existing'
      ? all.find(({ announcement_id }) => announcement_id === editTarget.announcement.announcement_id)
      : undefined
  return <AnnouncementEditor editTarget={editTarget} latest={latest ?? null} onClose={onClose} />
}

interface ListProps {
  mayWrite: boolean
  onEdit: OnEdit
}

function CurrentList({ mayWrite, onEdit }: ListProps) {
  const [search, setSearch] = useSearchParams()
  const filter = readAnnouncementFilter(search)
  const audience = readAudienceFilter(search)
  const query = useListAnnouncementsQuery({ query: { ...currentListQuery.query, ...audience } })
  const isNarrowed = filter.kind !== '' || filter.status !== '' || isAudienceChosen(audience)
  const change = (changes: SearchChanges): void => setSearch((before) => withChanges(before, changes))
  return (
    <PageState
      query={query}
      failedText={commonTexts.announcementsNotLoaded}
      isEmpty={({ announcements }) => announcements.length === 0 && !isNarrowed}
      empty={
        <EmptyPanel>
          <p>{announcementTexts.noneCurrent}</p>
          {mayWrite && <p>{announcementTexts.emptyHint}</p>}
        </EmptyPanel>
      }
    >
      {({ announcements }) => (
        <>
          <AnnouncementFilters filter={filter} audience={audience} onChange={change} />
          {isNarrowed ? (
            <NarrowedList
              announcements={announcements.filter((announcement) => matchesFilter(announcement, filter))}
              mayWrite={mayWrite}
              onEdit={onEdit}
            />
          ) : (
            <PriorityList announcements={announcements} mayWrite={mayWrite} onEdit={onEdit} />
          )}
        </>
      )}
    </PageState>
  )
}

/** Shows the filtered announcements. They can be reordered only in the full list. */
const NarrowedList = ({ announcements, mayWrite, onEdit }: ListProps & { announcements: ManagedAnnouncement[] }) =>
  announcements.length === 0 ? (
    <NoMatch />
  ) : (
    <AnnouncementList
      label={announcementTexts.matchesCaption}
      announcements={announcements}
      mayWrite={mayWrite}
      onEdit={onEdit}
    />
  )

const NoMatch = () => (
  <EmptyPanel>
    <p>{announcementTexts.noMatchHint}</p>
  </EmptyPanel>
)

function ExpiredList({ mayWrite, onEdit }: ListProps) {
  const [search, setSearch] = useSearchParams()
  const page = readPage(search)
  const audience = readAudienceFilter(search)
  const query = useListAnnouncementsQuery(expiredQuery(search))
  useLastPage(page, query)
  return (
    <PageState
      query={query}
      failedText={commonTexts.announcementsNotLoaded}
      isEmpty={({ total_count }) => total_count === 0 && !isAudienceChosen(audience)}
      empty={
        <EmptyPanel>
          <p>{announcementTexts.noneExpiredTitle}</p>
          <p>{announcementTexts.expiredListHint}</p>
        </EmptyPanel>
      }
    >
      {({ announcements, total_count }) => (
        <>
          <Filters label={announcementTexts.filterAnnouncements}>
            <AudienceFilters
              filter={audience}
              onChange={(changes) => setSearch((before) => withChanges(before, changes))}
            />
          </Filters>
          {total_count === 0 ? (
            <NoMatch />
          ) : (
            <AnnouncementList
              label={announcementTexts.expiredCaption}
              announcements={announcements}
              mayWrite={mayWrite}
              onEdit={onEdit}
            />
          )}
          <ListPages page={page} totalCount={total_count} />
        </>
      )}
    </PageState>
  )
}
