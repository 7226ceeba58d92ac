import { Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { defaultSummaryDays, summaryDays } from '#shared/operations/operations'
import * as commonTexts from '#shared/texts/common'
import * as operationTexts from '#shared/texts/operations/operations'
import { withChanges } from '../../ui/lists/listAddress'
import { Filter, Filters } from '../../ui/panels/Panel'
import { CommunityFilter } from './CommunityFilter'
import styles from './summary.module.css'
import { readSummaryFilter } from './summaryAddress'

export function SummaryFilters() {
  const [address, setAddress] = useSearchParams()
  const { days, community } = readSummaryFilter(address)
  return (
    <Filters label={operationTexts.filterTheSummary}>
      <Filter label={commonTexts.period} htmlFor="summary-days">
        <Select
          id="summary-days"
          className={styles.choice ?? ''}
          value={days}
          onChange={(value) =>
            setAddress((before) => withChanges(before, { days: value === defaultSummaryDays ? null : value }))
          }
          options={summaryDays.map((value) => ({ value, label: commonTexts.lastDays(value) }))}
        />
      </Filter>
      <CommunityFilter
        id="summary-community"
        community={community}
        onChange={(newCommunity) => setAddress((before) => withChanges(before, { community: newCommunity }))}
      />
    </Filters>
  )
}
