/** /requestQueue: the service requests of all customers, to be worked on. Tab, filters, order and page are in the URL. */
import { startTransition, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { requestQueueTabs } from '#shared/cases/requestQueue'
import { paths } from '#shared/paths'
import * as caseTexts from '#shared/texts/cases/cases'
import * as crewTexts from '#shared/texts/cases/crews'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { useListRequestQueueQuery } from '../../../api/cases/requestQueue'
import { useLetterKeys } from '../../../domain/cases/queueKeys/useLetterKeys'
import { keyArea, useQueueKeys } from '../../../domain/cases/queueKeys/useQueueKeys'
import { ListViews, type UseCount } from '../../../domain/listViews/ListViews'
import { Button } from '../../../ui/Button'
import { SearchBox } from '../../../ui/forms/SearchBox'
import { CursorPages } from '../../../ui/lists/CursorPages'
import { type SearchChanges, withChanges } from '../../../ui/lists/listSearch'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { TabLinks } from '../../../ui/panels/TabLinks'
import { PageState } from '../../../ui/states/PageState'
import { RequestFilters } from './RequestFilters'
import { RequestTable } from './RequestTable'
import { emptyTexts, isFiltered, isNarrowed, readRequestQueueFilter, requestCountText } from './requestQueueFilter'
import styles from './requestWork.module.css'

const useRequestCount: UseCount = (search) => {
  const filter = readRequestQueueFilter(search)
  const { data } = useListRequestQueueQuery({ body: { ...filter, page_size: 1 } })
  return data && requestCountText(data.counts[filter.tab])
}

export function RequestQueuePage() {
  const [search, setSearch] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const filter = readRequestQueueFilter(search)
  const query = useListRequestQueueQuery({ body: filter })
  const [showsFilters, setShowsFilters] = useState(isFiltered(filter))
  const counts = query.data?.counts
  const show = (changes: SearchChanges, replace = false): void =>
    setSearch((before) => withChanges(before, { after: null, ...changes }), { replace })
  useQueueKeys({ move: (step) => moveFocus(list.current, step) }, useLetterKeys())

  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <TabLinks
          label={caseTexts.requestsByStatus}
          current={filter.tab}
          tabs={requestQueueTabs.map((tab) => ({
            key: tab,
            label: requestQueueTexts.queueTabLabels[tab],
            count: counts && requestCountText(counts[tab]),
            to: `?${withChanges(search, { tab: tab === 'open' ? null : tab, after: null })}`,
          }))}
        />
        <SearchBox
          id="request-search"
          label={requestQueueTexts.searchQueue}
          isLabelInside
          words={filter.search}
          onChange={(search) => show({ search }, true)}
        />
        <Button aria-expanded={showsFilters} onClick={() => startTransition(() => setShowsFilters(!showsFilters))}>
          {requestQueueTexts.filters}
        </Button>
        <LinkButton to={paths.daySheet}>{crewTexts.daySheet}</LinkButton>
      </div>
      {showsFilters && <RequestFilters filter={filter} onChange={show} />}
      <ListViews list="requests" useCount={useRequestCount} />
      <PageState
        query={query}
        failedText={caseTexts.requestsNotLoaded}
        rows={12}
        isEmpty={({ requests }) => requests.length === 0}
        empty={
          <EmptyPanel>{isNarrowed(filter) ? requestQueueTexts.noRequestsMatch : emptyTexts[filter.tab]}</EmptyPanel>
        }
      >
        {({ requests, next }) => (
          <>
            <div ref={list} {...keyArea}>
              <RequestTable requests={requests} tab={filter.tab} isStale={query.isFetching} />
            </div>
            {(next !== null || filter.after !== undefined) && (
              <CursorPages
                isFirst={filter.after === undefined}
                next={next}
                names={requestQueueTexts.pageNames}
                onPage={(cursor) => show({ after: cursor })}
              />
            )}
          </>
        )}
      </PageState>
    </div>
  )
}

/** Moves the focus to the next or previous row, or to the first one. Enter then opens it, because each row is a link. */
function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const current = links.findIndex((link) => link === document.activeElement)
  links[current < 0 ? 0 : current + step]?.focus()
}
