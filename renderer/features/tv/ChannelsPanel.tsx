/** Lists the channels of the pack, or all channels. Search, filters and page are in the URL. */
import { Segmented } from 'antd'
import { useSearchParams } from 'react-router-dom'
import type { Channel } from '#shared/contract/services/tv'
import { channelCategories } from '#shared/services/tv'
import * as commonTexts from '#shared/texts/common'
import * as tvTexts from '#shared/texts/services/tv'
import { useListChannelsQuery } from '../../api/services/tv'
import { Select } from '../../ui/forms/fields/Select'
import { SearchBox } from '../../ui/forms/SearchBox'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, type SearchChanges, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useResetPage } from '../../ui/lists/useResetPage'
import { Filter, Filters, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { Tag } from '../../ui/Tag'
import styles from './tv.module.css'

const columns: Column<Channel>[] = [
  {
    key: 'number',
    title: commonTexts.numberShort,
    isNamed: true,
    render: ({ number }) => <span className={styles.number}>{number}</span>,
  },
  { key: 'name', title: tvTexts.channel, render: ({ name }) => name },
  {
    key: 'category',
    title: tvTexts.genre,
    narrow: 'right',
    isNamed: true,
    render: ({ category }) => tvTexts.categoryLabels[category],
  },
  {
    key: 'pack',
    title: tvTexts.pack,
    narrow: 'right',
    isNamed: true,
    render: ({ pack_name, is_included }) => (is_included ? pack_name : <Tag>{tvTexts.notIncluded(pack_name)}</Tag>),
  },
]

const readChannelFilter = (search: URLSearchParams) => {
  const category = channelCategories.find((candidate) => candidate === search.get('kind'))
  const words = search.get('search')?.trim()
  return {
    scope: search.get('channels') === 'all' ? ('all' as const) : ('pack' as const),
    ...(category && { category }),
    ...(words && { search: words.slice(0, 100) }),
  }
}

export function ChannelsPanel({ serviceAccountId }: { serviceAccountId: string }) {
  const [search, setSearch] = useSearchParams()
  useResetPage(serviceAccountId)
  const filter = readChannelFilter(search)
  const page = readPage(search)
  const query = useListChannelsQuery({ query: { crm_service_account_id: serviceAccountId, ...filter, ...page } })
  useLastPage(page, query)
  const updateSearch = (changes: SearchChanges, replace = false): void =>
    setSearch((before) => withChanges(before, changes), { replace })

  return (
    <Panel title={tvTexts.channels}>
      <Filters label={tvTexts.filterChannels}>
        <SearchBox
          id="channel-search"
          label={tvTexts.nameOrNumber}
          words={search.get('search') ?? ''}
          onChange={(words) => updateSearch({ search: words }, true)}
        />
        <Filter label={tvTexts.genre} htmlFor="channel-kind">
          <Select
            id="channel-kind"
            className={styles.kind}
            value={filter.category ?? ''}
            options={[
              { value: '', label: tvTexts.allGenres },
              ...channelCategories.map((value) => ({ value, label: tvTexts.categoryLabels[value] })),
            ]}
            onChange={(kind) => updateSearch({ kind })}
          />
        </Filter>
        <Segmented
          aria-label={tvTexts.channels}
          value={filter.scope}
          options={[
            { value: 'pack', label: tvTexts.myChannels },
            { value: 'all', label: tvTexts.allChannels },
          ]}
          onChange={(scope) => updateSearch({ channels: scope === 'all' ? 'all' : null })}
        />
      </Filters>
      <PageState query={query} failedText={tvTexts.channelsNotLoaded} rows={10}>
        {({ channels, total_count, pack_name }) => (
          <>
            <DataTable
              caption={tvTexts.channelsByNumber}
              columns={columns}
              rows={channels}
              rowKey={({ number }) => String(number)}
              isStale={query.isFetching}
              empty={pack_name === null && filter.scope === 'pack' ? tvTexts.noActivePack : tvTexts.noMatch}
              emptyPicture="tv"
            />
            {total_count > 0 && <ListPages page={page} totalCount={total_count} />}
          </>
        )}
      </PageState>
    </Panel>
  )
}
