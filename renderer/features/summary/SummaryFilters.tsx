/** How far back the summary looks, and at which community. */
import { Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { summaryDays, usualSummaryDays } from '#shared/operations'
import { changed } from '../../ui/lists/listAddress'
import { Filter, Filters } from '../../ui/panels/Panel'
import { CommunityFilter } from './CommunityFilter'
import { filterIn } from './summaryAddress'
import styles from './summary.module.css'
import * as commonTexts from '#shared/texts/common'
import * as operationTexts from '#shared/texts/operations'

export function SummaryFilters() {
  const [address, setAddress] = useSearchParams()
  const { days, community } = filterIn(address)
  return (
    <Filters label={operationTexts.filterTheSummary}>
      <Filter label={commonTexts.period} htmlFor="summary-days">
        <Select
          id="summary-days"
          className={styles.choice ?? ''}
          value={days}
          onChange={(wanted) =>
            setAddress((before) => changed(before, { days: wanted === usualSummaryDays ? null : wanted }))
          }
          options={summaryDays.map((value) => ({ value, label: commonTexts.lastDays(value) }))}
        />
      </Filter>
      <CommunityFilter
        id="summary-community"
        community={community}
        onChange={(wanted) => setAddress((before) => changed(before, { community: wanted }))}
      />
    </Filters>
  )
}
