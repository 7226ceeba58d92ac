/** Narrows a report down to a community, and between those on the list and those on hold. */
import { Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { changed } from '../../ui/lists/listAddress'
import { Filter, Filters } from '../../ui/panels/Panel'
import styles from './dunning.module.css'
import * as commonTexts from '#shared/texts/common'
import * as disconnectTexts from '#shared/texts/disconnects'

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
    <Filters label={disconnectTexts.filterReport}>
      <Filter label={commonTexts.community} htmlFor="dunning-community">
        <Select
          id="dunning-community"
          className={styles.choice ?? ''}
          value={community}
          onChange={(wanted) => setAddress((before) => changed(before, { community: wanted }))}
          options={[
            { value: '', label: disconnectTexts.allCommunities },
            ...communities.map((one) => ({ value: one.community, label: `${one.community} (${one.count})` })),
            ...(community !== '' && !known ? [{ value: community, label: `${community} (0)` }] : []),
          ]}
        />
      </Filter>
      {heldCount !== undefined && (
        <Filter label={disconnectTexts.show} htmlFor="dunning-held">
          <Select
            id="dunning-held"
            className={styles.choice ?? ''}
            value={address.get('held') === 'yes' ? 'yes' : ''}
            onChange={(held) => setAddress((before) => changed(before, { held, community: null }))}
            options={[
              { value: '', label: disconnectTexts.dueNotOnHold },
              { value: 'yes', label: disconnectTexts.onHoldWithHeldCount(heldCount) },
            ]}
          />
        </Filter>
      )}
    </Filters>
  )
}
