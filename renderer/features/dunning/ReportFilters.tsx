/** Filters a report by community, and by accounts that are due or on hold. */

import { useSearchParams } from 'react-router-dom'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as commonTexts from '#shared/texts/common'
import { Select } from '../../ui/forms/fields/Select'
import { withChanges } from '../../ui/lists/listSearch'
import { Filter, Filters } from '../../ui/panels/Panel'
import styles from './dunning.module.css'

interface Props {
  communities: { community: string; count: number }[]
  /** Set only for a report that separates held accounts. */
  heldCount?: number
}

export function ReportFilters({ communities, heldCount }: Props) {
  const [search, setSearch] = useSearchParams()
  const community = search.get('community') ?? ''
  const isListed = communities.some((entry) => entry.community === community)
  return (
    <Filters label={dunningTexts.filterReport}>
      <Filter label={commonTexts.community} htmlFor="dunning-community">
        <Select
          id="dunning-community"
          className={styles.choice ?? ''}
          value={community}
          onChange={(newCommunity) => setSearch((before) => withChanges(before, { community: newCommunity }))}
          options={[
            { value: '', label: commonTexts.allCommunities },
            ...communities.map((entry) => ({ value: entry.community, label: `${entry.community} (${entry.count})` })),
            ...(community !== '' && !isListed ? [{ value: community, label: `${community} (0)` }] : []),
          ]}
        />
      </Filter>
      {heldCount !== undefined && (
        <Filter label={dunningTexts.show} htmlFor="dunning-held">
          <Select
            id="dunning-held"
            className={styles.choice ?? ''}
            value={search.get('held') === 'yes' ? 'yes' : ''}
            onChange={(held) => setSearch((before) => withChanges(before, { held, community: null }))}
            options={[
              { value: '', label: dunningTexts.dueOption },
              { value: 'yes', label: dunningTexts.onHoldCount(heldCount) },
            ]}
          />
        </Filter>
      )}
    </Filters>
  )
}
