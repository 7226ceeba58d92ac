import { useSearchParams } from 'react-router-dom'
import { defaultSummaryDays, summaryDays } from '#shared/operations/summary'
import * as commonTexts from '#shared/texts/common'
import * as summaryTexts from '#shared/texts/operations/summary'
import { CommunityFilter } from '../../domain/summary/CommunityFilter'
import styles from '../../domain/summary/filters.module.css'
import { Select } from '../../ui/forms/fields/Select'
import { withChanges } from '../../ui/lists/listSearch'
import { Filter, Filters } from '../../ui/panels/Panel'
import { readSummaryFilter } from './summaryFilter'

export function SummaryFilters() {
  const [search, setSearch] = useSearchParams()
  const { days, community } = readSummaryFilter(search)
  return (
    <Filters label={summaryTexts.filterTheSummary}>
      <Filter label={commonTexts.period} htmlFor="summary-days">
        <Select
          id="summary-days"
          className={styles.choice ?? ''}
          value={days}
          onChange={(value) =>
            setSearch((before) => withChanges(before, { days: value === defaultSummaryDays ? null : value }))
          }
          options={summaryDays.map((value) => ({ value, label: commonTexts.lastDays(value) }))}
        />
      </Filter>
      <CommunityFilter
        id="summary-community"
        community={community}
        onChange={(newCommunity) => setSearch((before) => withChanges(before, { community: newCommunity }))}
      />
    </Filters>
  )
}
