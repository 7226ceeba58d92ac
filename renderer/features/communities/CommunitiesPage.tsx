/**
 * /communities: lists where service is offered, the person's own community first. Search, filters and page are in the
 * URL.
 */

import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '#shared/paths'
import { serviceTypes } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as communityTexts from '#shared/texts/customers/communities'
import * as serviceTexts from '#shared/texts/services/services'
import { useListCommunitiesQuery } from '../../api/customers/communities'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/forms/fields/Select'
import { SearchBox } from '../../ui/forms/SearchBox'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, type SearchChanges, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, Filter, Filters, PageStack } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { CommunityCard } from './CommunityCard'
import styles from './communities.module.css'

const noFilters = { q: null, state: null, service: null }

function readCommunityFilter(search: URLSearchParams) {
  const state = search.get('state') ?? ''
  return {
    search: (search.get('q') ?? '').slice(0, 100),
    service_type: serviceTypes.find((type) => type === search.get('service')),
    state: /^[A-Z]{2}$/.test(state) ? state : undefined,
    ...readPage(search),
  }
}

export function CommunitiesPage() {
  const [search, setSearch] = useSearchParams()
  const filter = readCommunityFilter(search)
  const query = useListCommunitiesQuery({ query: filter })
  useLastPage(filter, query)
  const show = (changes: SearchChanges, replace = false) =>
    setSearch((before) => withChanges(before, changes), { replace })
  const isNarrowed = Boolean(filter.search || filter.service_type || filter.state)

  return (
    <PageStack>
      <Filters label={communityTexts.filterCommunities}>
        <SearchBox
          id="community-search"
          label={communityTexts.searchPlaceholder}
          words={filter.search}
          onChange={(q) => show({ q }, true)}
        />
        <Filter label={commonTexts.service} htmlFor="community-service">
          <Select
            id="community-service"
            className={styles.control ?? ''}
            value={filter.service_type ?? ''}
            onChange={(service) => show({ service })}
            options={[
              { value: '', label: commonTexts.all },
              ...serviceTypes.map((type) => ({ value: type, label: serviceTexts.serviceLabels[type] })),
            ]}
          />
        </Filter>
        <Filter label={commonTexts.state} htmlFor="community-state">
          <Select
            id="community-state"
            className={styles.control ?? ''}
            value={filter.state ?? ''}
            onChange={(state) => show({ state })}
            options={[
              { value: '', label: commonTexts.all },
              ...(query.data?.states ?? []).map((state) => ({ value: state, label: state })),
            ]}
          />
        </Filter>
        {isNarrowed && <Button onClick={() => show(noFilters)}>{commonTexts.clearFilters}</Button>}
      </Filters>
      <PageState
        query={query}
        failedText={communityTexts.communitiesNotLoaded}
        isEmpty={({ communities }) => communities.length === 0}
        empty={
          isNarrowed ? (
            <EmptyPanel picture="search">
              <p>{communityTexts.noMatch}</p>
              <p>{communityTexts.noMatchHint}</p>
            </EmptyPanel>
          ) : (
            <EmptyPanel picture="house" action={<Link to={paths.contactUs}>{commonTexts.contactUs}</Link>}>
              {communityTexts.noCommunities}
            </EmptyPanel>
          )
        }
      >
        {({ communities, total_count }) => (
          <>
            <ul className={styles.cards} data-stale={query.isFetching || undefined}>
              {communities.map((community) => (
                <CommunityCard key={community.community_id} community={community} />
              ))}
            </ul>
            <ListPages page={filter} totalCount={total_count} />
          </>
        )}
      </PageState>
    </PageStack>
  )
}
