/** The filters of the deposits, which are in the URL: days, status and community. */

import { useSearchParams } from 'react-router-dom'
import { depositStatuses } from '#shared/billing/deposits'
import * as depositTexts from '#shared/texts/billing/deposits'
import * as commonTexts from '#shared/texts/common'
import { DaysFilter } from '../../domain/deposits/DaysFilter'
import report from '../../domain/deposits/depositReport.module.css'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/forms/fields/Select'
import { withChanges } from '../../ui/lists/listSearch'
import { Filter } from '../../ui/panels/Panel'
import { readDepositFilter } from './depositFilter'

export function DepositFilters() {
  const [search, setSearch] = useSearchParams()
  const { status, community } = readDepositFilter(search)
  return (
    <DaysFilter label={depositTexts.filterDeposits} isAnyTime={status !== undefined}>
      <Filter label={commonTexts.status} htmlFor="deposit-status">
        <Select
          id="deposit-status"
          className={report.choice ?? ''}
          value={status ?? ''}
          onChange={(newStatus) =>
            setSearch((before) => withChanges(before, { status: newStatus === '' ? null : newStatus }))
          }
          options={[
            { value: '', label: depositTexts.anyStatus },
            ...depositStatuses.map((value) => ({ value, label: depositTexts.statusLabels[value] })),
          ]}
        />
      </Filter>
      {community !== undefined && (
        <Filter label={commonTexts.community} htmlFor="deposit-community">
          <Button
            id="deposit-community"
            onClick={() => setSearch((before) => withChanges(before, { community: null }))}
            aria-label={depositTexts.clearCommunity(community)}
          >
            {community} ×
          </Button>
        </Filter>
      )}
    </DaysFilter>
  )
}
