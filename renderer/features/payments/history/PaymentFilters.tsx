/** Filters the payment history by account, status and day. */

import { paymentStatuses } from '#shared/contract/payments/payments'
import * as commonTexts from '#shared/texts/common'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'
import { Button } from '../../../ui/Button'
import { LazyDatePicker } from '../../../ui/forms/dates/LazyDatePicker'
import { Select } from '../../../ui/forms/fields/Select'
import type { SearchChanges } from '../../../ui/lists/listSearch'
import { Filter, FilterPair, Filters } from '../../../ui/panels/Panel'
import styles from '../payments.module.css'
import { type HistoryFilter, isFiltered } from './historyFilter'

interface Props {
  filter: HistoryFilter
  /** The last day is before the first. */
  isReversed: boolean
  /** The person has accounts besides the selected one. */
  hasOtherAccounts: boolean
  onChange: (changes: SearchChanges) => void
}

export function PaymentFilters({ filter, isReversed, hasOtherAccounts, onChange }: Props) {
  return (
    <Filters label={paymentHistoryTexts.filterPayments}>
      {hasOtherAccounts && (
        <Filter label={commonTexts.accounts} htmlFor="payments-accounts">
          <Select
            id="payments-accounts"
            className={styles.statusSelect}
            value={filter.includesAllAccounts ? 'all' : ''}
            onChange={(accounts) => onChange({ accounts })}
            options={[
              { value: '', label: paymentHistoryTexts.selectedAccount },
              { value: 'all', label: paymentHistoryTexts.allAccounts },
            ]}
          />
        </Filter>
      )}
      <Filter label={commonTexts.status} htmlFor="payments-status">
        <Select
          id="payments-status"
          className={styles.statusSelect}
          value={filter.status ?? ''}
          onChange={(status) => onChange({ status })}
          options={[
            { value: '', label: commonTexts.all },
            ...paymentStatuses.map((status) => ({ value: status, label: paymentTexts.statusLabels[status] })),
          ]}
        />
      </Filter>
      <FilterPair>
        <Filter label={paymentHistoryTexts.from} htmlFor="payments-from">
          <LazyDatePicker id="payments-from" value={filter.from_date ?? null} onChange={(from) => onChange({ from })} />
        </Filter>
        <Filter label={paymentHistoryTexts.to} htmlFor="payments-to">
          <LazyDatePicker
            id="payments-to"
            value={filter.to_date ?? null}
            problem={isReversed ? paymentHistoryTexts.toBeforeFrom : null}
            onChange={(to) => onChange({ to })}
          />
        </Filter>
      </FilterPair>
      {isFiltered(filter) && (
        <Button onClick={() => onChange({ status: null, from: null, to: null })}>{commonTexts.clearFilters}</Button>
      )}
    </Filters>
  )
}
