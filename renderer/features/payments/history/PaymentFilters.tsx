/** Narrows the payment history down by status and day. */
import { Button, Select } from 'antd'
import { paymentStatuses } from '#shared/contract/payments'
import { DatePicker } from '../../../ui/forms/DatePicker'
import { Filter, FilterPair, Filters } from '../../../ui/panels/Panel'
import { statusLabels } from '#shared/paymentLabels'
import type { Changes } from '../../../ui/lists/listAddress'
import { isFiltered, type HistoryFilter } from './historyFilter'
import styles from '../payments.module.css'

interface Props {
  filter: HistoryFilter
  /** The last day is before the first. */
  isReversed: boolean
  /** Whether there is another account than the selected one. */
  hasMore: boolean
  onChange: (changes: Changes) => void
}

export function PaymentFilters({ filter, isReversed, hasMore, onChange }: Props) {
  return (
    <Filters label="Filter payments">
      {hasMore && (
        <Filter label="Accounts" htmlFor="payments-accounts">
          <Select
            id="payments-accounts"
            className={styles.statusSelect}
            value={filter.isOfAll ? 'all' : ''}
            onChange={(accounts) => onChange({ accounts })}
            options={[
              { value: '', label: 'Selected account' },
              { value: 'all', label: 'All accounts' },
            ]}
          />
        </Filter>
      )}
      <Filter label="Status" htmlFor="payments-status">
        <Select
          id="payments-status"
          className={styles.statusSelect}
          value={filter.status ?? ''}
          onChange={(status) => onChange({ status })}
          options={[
            { value: '', label: 'All' },
            ...paymentStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
          ]}
        />
      </Filter>
      <FilterPair>
        <Filter label="From" htmlFor="payments-from">
          <DatePicker id="payments-from" value={filter.from_date ?? null} onChange={(from) => onChange({ from })} />
        </Filter>
        <Filter label="To" htmlFor="payments-to">
          <DatePicker
            id="payments-to"
            value={filter.to_date ?? null}
            problem={isReversed ? 'To is before From. Choose a later day.' : null}
            onChange={(to) => onChange({ to })}
          />
        </Filter>
      </FilterPair>
      {isFiltered(filter) && (
        <Button onClick={() => onChange({ status: null, from: null, to: null })}>Clear filters</Button>
      )}
    </Filters>
  )
}
