/** Narrows the payment history down by status and day. */
import { Button, Select } from 'antd'
import { paymentStatuses } from '#shared/contract/payments'
import { DatePicker } from '../../ui/DatePicker'
import { statusLabels } from '../../ui/paymentLabels'
import type { Changes } from '../../ui/listAddress'
import { isFiltered, type HistoryFilter } from './historyFilter'
import styles from './payments.module.css'

interface Props {
  filter: HistoryFilter
  /** The last day is before the first. */
  isReversed: boolean
  onChange: (changes: Changes) => void
}

export function PaymentFilters({ filter, isReversed, onChange }: Props) {
  return (
    <search className={`${styles.filters} ${styles.historyFilters}`} aria-label="Filter payments">
      <div className={styles.filter}>
        <label htmlFor="payments-status">Status</label>
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
      </div>
      <div className={styles.filter}>
        <label htmlFor="payments-from">From</label>
        <DatePicker id="payments-from" value={filter.from_date ?? null} onChange={(from) => onChange({ from })} />
      </div>
      <div className={styles.filter}>
        <label htmlFor="payments-to">To</label>
        <DatePicker
          id="payments-to"
          value={filter.to_date ?? null}
          problem={isReversed ? 'To is before From. Choose a later day.' : null}
          onChange={(to) => onChange({ to })}
        />
      </div>
      {isFiltered(filter) && (
        <Button className={styles.clearFilters ?? ''} onClick={() => onChange({ status: null, from: null, to: null })}>
          Clear filters
        </Button>
      )}
    </search>
  )
}
