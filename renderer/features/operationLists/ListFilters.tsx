/** Filters a list over all customers. The filters are in the URL. */

import { useSearchParams } from 'react-router-dom'
import { caseCategories } from '#shared/cases/cases'
import { paymentChannels } from '#shared/contract/payments/payments'
import {
  listDays,
  type OperationList,
  paymentListStatuses,
  requestListStatuses,
  scheduledListStatuses,
} from '#shared/operations/operationLists'
import { defaultSummaryDays } from '#shared/operations/summary'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as operationListTexts from '#shared/texts/operations/operationLists'
import * as paymentTexts from '#shared/texts/payments/payments'
import { CommunityFilter } from '../../domain/summary/CommunityFilter'
import styles from '../../domain/summary/filters.module.css'
import { Select } from '../../ui/forms/fields/Select'
import { type SearchChanges, withChanges } from '../../ui/lists/listSearch'
import { Filter, Filters } from '../../ui/panels/Panel'
import {
  hasDayFilter,
  readBaseFilter,
  readPaymentFilter,
  readRequestFilter,
  readScheduledFilter,
} from './operationListFilters'

export function ListFilters({ list }: { list: OperationList }) {
  const [search, setSearch] = useSearchParams()
  const { days, community } = readBaseFilter(search)
  const changeFilters = (changes: SearchChanges): void =>
    setSearch((before) => withChanges(before, { after: null, from: null, ...changes }))
  return (
    <Filters label={operationListTexts.filterLabel(operationListTexts.listTitles[list])}>
      <ListSpecificFilters list={list} search={search} onChange={changeFilters} />
      {hasDayFilter(list, search) && (
        <SelectFilter
          id="list-days"
          label={commonTexts.period}
          value={days}
          // Without days the URL means the default days, so that the key is only written for other days.
          onChange={(newValue) => changeFilters({ days: newValue === defaultSummaryDays ? null : String(newValue) })}
          options={listDays.map((value) => ({ value, label: operationListTexts.dayFilterLabels[value] }))}
        />
      )}
      {list !== 'errors' && (
        <CommunityFilter
          id="list-community"
          community={community}
          onChange={(newValue) => changeFilters({ community: newValue })}
        />
      )}
    </Filters>
  )
}

interface ListSpecificFiltersProps {
  list: OperationList
  search: URLSearchParams
  onChange: (changes: SearchChanges) => void
}

/** Shows the filters that only one list has. */
function ListSpecificFilters({ list, search, onChange }: ListSpecificFiltersProps) {
  const statusProps = {
    id: 'list-status',
    label: commonTexts.status,
    onChange: (newValue: string) => onChange({ status: newValue }),
  }
  switch (list) {
    case 'payments': {
      const filter = readPaymentFilter(search)
      return (
        <>
          <SelectFilter
            {...statusProps}
            value={filter.status}
            options={optionsOf(paymentListStatuses, operationListTexts.paymentFilterLabels)}
          />
          <SelectFilter
            id="list-channel"
            label={operationListTexts.paymentChannel}
            value={filter.channel}
            onChange={(channel) => onChange({ channel })}
            options={optionsOf(paymentChannels, { ...paymentTexts.channelLabels, '': commonTexts.all })}
          />
        </>
      )
    }
    case 'scheduled':
      return (
        <SelectFilter
          {...statusProps}
          value={readScheduledFilter(search).status}
          options={optionsOf(scheduledListStatuses, operationListTexts.scheduledFilterLabels)}
        />
      )
    case 'requests': {
      const filter = readRequestFilter(search)
      return (
        <>
          <SelectFilter
            {...statusProps}
            value={filter.status}
            options={optionsOf(requestListStatuses, operationListTexts.requestFilterLabels)}
          />
          <SelectFilter
            id="list-category"
            label={operationListTexts.category}
            value={filter.category}
            onChange={(category) => onChange({ category })}
            options={optionsOf(caseCategories, { ...caseTexts.categoryLabels, '': commonTexts.all })}
          />
        </>
      )
    }
    case 'registrations':
    case 'errors':
      return null
  }
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value | '', string>) =>
  ['' as const, ...values].map((value) => ({ value, label: labels[value] }))

interface SelectFilterProps<Value extends string | number> {
  id: string
  label: string
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

const SelectFilter = <Value extends string | number>({ id, label, ...select }: SelectFilterProps<Value>) => (
  <Filter label={label} htmlFor={id}>
    <Select id={id} className={styles.choice ?? ''} {...select} />
  </Filter>
)
