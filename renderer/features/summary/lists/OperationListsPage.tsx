/** /home/lists: what the figures of the summary counted, over all customers, newest first. Which list, filters and place live in the address. */
import { useSearchParams } from 'react-router-dom'
import {
  exportAllPayments,
  exportAllRequests,
  exportAllScheduled,
  exportErrors,
  exportRegistered,
} from '#shared/contract/operationLists'
import { operationLists, rightOfList, type OperationList } from '#shared/operationLists'
import {
  useListAllPaymentsQuery,
  useListAllRequestsQuery,
  useListAllScheduledQuery,
  useListErrorsQuery,
  useListRegisteredQuery,
} from '../../../api/operationLists'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { useViewCustomer } from '../../../api/useViewCustomer'
import { useViewRequest } from '../../../api/useViewRequest'
import { useSignedIn } from '../../../session/SignedIn'
import { may } from '../../../session/useMay'
import { EmptyPanel, PageStack } from '../../../ui/panels/Panel'
import { TabLinks } from '../../../ui/panels/TabLinks'
import { ListBody } from './ListBody'
import * as columns from './listColumns'
import { ListFilters } from './ListFilters'
import { pageOfListIn, paymentFilterIn, placeIn, requestFilterIn, scheduledFilterIn } from './operationListAddress'
import { listTitles } from './operationListWords'
import * as operationTexts from '#shared/texts/operations'

export function OperationListsPage() {
  const [address] = useSearchParams()
  const { ownFeatures } = useSignedIn()
  const lists = operationLists.filter((list) => may(ownFeatures, rightOfList[list]))
  const asked = address.get('list')
  const current = operationLists.find((list) => list === asked) ?? lists[0]
  if (current === undefined || !lists.includes(current))
    return <EmptyPanel>{operationTexts.yourSignInDoesntIncludeThis}</EmptyPanel>
  return (
    <PageStack>
      <TabLinks
        label={operationTexts.lists}
        current={current}
        tabs={lists.map((list) => ({
          key: list,
          label: listTitles[list],
          count: undefined,
          to: linkTo(list, address),
        }))}
      />
      <ListFilters list={current} />
      <Body list={current} address={address} />
    </PageStack>
  )
}

/** Period and community go along; what one list alone is narrowed down by does not. */
function linkTo(list: OperationList, address: URLSearchParams): string {
  const kept = ['days', 'community'].flatMap((name) => {
    const value = address.get(name)
    return value === null ? [] : [[name, value]]
  })
  return `?${new URLSearchParams([['list', list], ...kept]).toString()}`
}

interface BodyProps {
  list: OperationList
  address: URLSearchParams
}

function Body({ list, address }: BodyProps) {
  switch (list) {
    case 'payments':
      return <Payments address={address} />
    case 'scheduled':
      return <Scheduled address={address} />
    case 'requests':
      return <Requests address={address} />
    case 'registrations':
      return <Registrations address={address} />
    case 'errors':
      return <Errors address={address} />
  }
}

interface OwnProps {
  address: URLSearchParams
}

function useShown(): columns.Shown {
  const { timeZone } = useRuntimeConfig()
  return { timeZone, customers: useViewCustomer() }
}

function Payments({ address }: OwnProps) {
  const filter = paymentFilterIn(address)
  return (
    <ListBody
      list="payments"
      query={useListAllPaymentsQuery({ query: { ...filter, ...pageOfListIn(address) } })}
      columns={columns.paymentColumns(useShown())}
      rowKey={({ payment_id }) => payment_id}
      file={{ endpoint: exportAllPayments, input: { query: filter } }}
    />
  )
}

function Scheduled({ address }: OwnProps) {
  const filter = scheduledFilterIn(address)
  return (
    <ListBody
      list="scheduled"
      query={useListAllScheduledQuery({ query: { ...filter, ...pageOfListIn(address) } })}
      columns={columns.scheduledColumns(useShown())}
      rowKey={({ scheduled_payment_id }) => scheduled_payment_id}
      file={{ endpoint: exportAllScheduled, input: { query: filter } }}
    />
  )
}

function Requests({ address }: OwnProps) {
  const filter = requestFilterIn(address)
  return (
    <ListBody
      list="requests"
      query={useListAllRequestsQuery({ query: { ...filter, ...pageOfListIn(address) } })}
      columns={columns.requestColumns(useShown(), useViewRequest())}
      rowKey={({ case_id }) => case_id}
      file={{ endpoint: exportAllRequests, input: { query: filter } }}
    />
  )
}

function Registrations({ address }: OwnProps) {
  const filter = placeIn(address)
  return (
    <ListBody
      list="registrations"
      query={useListRegisteredQuery({ query: { ...filter, ...pageOfListIn(address) } })}
      columns={columns.registrationColumns(useShown())}
      rowKey={({ migration_account_parent_id }) => migration_account_parent_id}
      file={{ endpoint: exportRegistered, input: { query: filter } }}
    />
  )
}

function Errors({ address }: OwnProps) {
  const { days } = placeIn(address)
  return (
    <ListBody
      list="errors"
      query={useListErrorsQuery({ query: { days, ...pageOfListIn(address) } })}
      columns={columns.errorColumns(useShown())}
      rowKey={({ hour, call }) => `${hour} ${call}`}
      file={{ endpoint: exportErrors, input: { query: { days } } }}
    />
  )
}
