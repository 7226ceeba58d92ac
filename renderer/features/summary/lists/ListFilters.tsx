/** Narrows a list over all customers down. What it is narrowed to lives in the address. */
import { Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { caseCategories } from '#shared/cases'
import { paymentChannels } from '#shared/contract/payments'
import { listDays, listedPayments, listedRequests, listedScheduled, type OperationList } from '#shared/operationLists'
import { usualSummaryDays } from '#shared/operations'
import { categoryLabels } from '#shared/caseLabels'
import { changed, type Changes } from '../../../ui/lists/listAddress'
import { Filter, Filters } from '../../../ui/panels/Panel'
import { channelLabels } from '#shared/paymentLabels'
import { CommunityFilter } from '../CommunityFilter'
import styles from '../summary.module.css'
import { hasDays, paymentFilterIn, placeIn, requestFilterIn, scheduledFilterIn } from './operationListAddress'
import { dayChoices, listTitles, paymentChoices, requestChoices, scheduledChoices } from './operationListWords'
import * as commonTexts from '#shared/texts/common'
import * as operationTexts from '#shared/texts/operations'

export function ListFilters({ list }: { list: OperationList }) {
  const [address, setAddress] = useSearchParams()
  const { days, community } = placeIn(address)
  const change = (changes: Changes): void =>
    setAddress((before) => changed(before, { after: null, from: null, ...changes }))
  return (
    <Filters label={operationTexts.filterTheListOf(listTitles[list].toLowerCase())}>
      <OwnFilters list={list} address={address} onChange={change} />
      {hasDays(list, address) && (
        <Choice
          id="list-days"
          label={commonTexts.period}
          value={days}
          // The address tells no days from none: none are the usual ones.
          onChange={(wanted) => change({ days: wanted === usualSummaryDays ? null : String(wanted) })}
          options={listDays.map((value) => ({ value, label: dayChoices[value] }))}
        />
      )}
      {list !== 'errors' && (
        <CommunityFilter
          id="list-community"
          community={community}
          onChange={(wanted) => change({ community: wanted })}
        />
      )}
    </Filters>
  )
}

interface OwnProps {
  list: OperationList
  address: URLSearchParams
  onChange: (changes: Changes) => void
}

/** What one list alone can be narrowed down by. */
function OwnFilters({ list, address, onChange }: OwnProps) {
  const status = {
    id: 'list-status',
    label: commonTexts.status,
    onChange: (wanted: string) => onChange({ status: wanted }),
  }
  switch (list) {
    case 'payments': {
      const filter = paymentFilterIn(address)
      return (
        <>
          <Choice {...status} value={filter.status} options={optionsOf(listedPayments, paymentChoices)} />
          <Choice
            id="list-channel"
            label={operationTexts.paymentChannel}
            value={filter.channel}
            onChange={(channel) => onChange({ channel })}
            options={optionsOf(paymentChannels, { ...channelLabels, '': 'All' })}
          />
        </>
      )
    }
    case 'scheduled':
      return (
        <Choice
          {...status}
          value={scheduledFilterIn(address).status}
          options={optionsOf(listedScheduled, scheduledChoices)}
        />
      )
    case 'requests': {
      const filter = requestFilterIn(address)
      return (
        <>
          <Choice {...status} value={filter.status} options={optionsOf(listedRequests, requestChoices)} />
          <Choice
            id="list-category"
            label={operationTexts.category}
            value={filter.category}
            onChange={(category) => onChange({ category })}
            options={optionsOf(caseCategories, { ...categoryLabels, '': 'All' })}
          />
        </>
      )
    }
    case 'registrations':
    case 'errors':
      return null
  }
}

const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value | '', string>) =>
  ['' as const, ...values].map((value) => ({ value, label: words[value] }))

interface ChoiceProps<Value extends string | number> {
  id: string
  label: string
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

const Choice = <Value extends string | number>({ id, label, ...select }: ChoiceProps<Value>) => (
  <Filter label={label} htmlFor={id}>
    <Select id={id} className={styles.choice ?? ''} {...select} />
  </Filter>
)
