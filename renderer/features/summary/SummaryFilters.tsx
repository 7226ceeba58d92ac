/** How far back the summary looks, and at which community. */
import { Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { summaryDays, usualSummaryDays } from '#shared/operations'
import { useListCommunitiesQuery } from '../../api/communities'
import { changed } from '../../ui/lists/listAddress'
import { Filter, Filters } from '../../ui/panels/Panel'
import { filterIn } from './summaryAddress'
import styles from './summary.module.css'

const mostCommunities = 500

export function SummaryFilters() {
  const [address, setAddress] = useSearchParams()
  const { days, community } = filterIn(address)
  const { data } = useListCommunitiesQuery({ query: { page_size: mostCommunities } })
  const names = [...new Set([...(data?.communities ?? []).map(({ name }) => name), community])].filter(Boolean)
  return (
    <Filters label="What the summary is about">
      <Filter label="Period" htmlFor="summary-days">
        <Select
          id="summary-days"
          className={styles.choice ?? ''}
          value={days}
          onChange={(wanted) =>
            setAddress((before) => changed(before, { days: wanted === usualSummaryDays ? null : wanted }))
          }
          options={summaryDays.map((value) => ({ value, label: `Last ${value} days` }))}
        />
      </Filter>
      <Filter label="Community" htmlFor="summary-community">
        <Select
          id="summary-community"
          className={styles.choice ?? ''}
          showSearch={{ optionFilterProp: 'label' }}
          value={community}
          onChange={(wanted) => setAddress((before) => changed(before, { community: wanted }))}
          options={[
            { value: '', label: 'All communities' },
            ...names.toSorted().map((name) => ({ value: name, label: name })),
          ]}
        />
      </Filter>
    </Filters>
  )
}
