/** Narrows a report down to a community, and between those on the list and those on hold. */
import { Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { changed } from '../../ui/lists/listAddress'
import { Filter, Filters } from '../../ui/panels/Panel'
import styles from './dunning.module.css'

interface Props {
  communities: { community: string; count: number }[]
  /** Only where holds matter. */
  heldCount?: number
}

export function ReportFilters({ communities, heldCount }: Props) {
  const [address, setAddress] = useSearchParams()
  const community = address.get('community') ?? ''
  const known = communities.some((one) => one.community === community)
  return (
    <Filters label="Narrow the report down">
      <Filter label="Community" htmlFor="dunning-community">
        <Select
          id="dunning-community"
          className={styles.choice ?? ''}
          value={community}
          onChange={(wanted) => setAddress((before) => changed(before, { community: wanted }))}
          options={[
            { value: '', label: 'All communities' },
            ...communities.map((one) => ({ value: one.community, label: `${one.community} (${one.count})` })),
            ...(community !== '' && !known ? [{ value: community, label: `${community} (0)` }] : []),
          ]}
        />
      </Filter>
      {heldCount !== undefined && (
        <Filter label="Show" htmlFor="dunning-held">
          <Select
            id="dunning-held"
            className={styles.choice ?? ''}
            value={address.get('held') === 'yes' ? 'yes' : ''}
            onChange={(held) => setAddress((before) => changed(before, { held, community: null }))}
            options={[
              { value: '', label: 'Due, not on hold' },
              { value: 'yes', label: `On hold (${heldCount})` },
            ]}
          />
        </Filter>
      )}
    </Filters>
  )
}
