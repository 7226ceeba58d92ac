/**
 * /home/lists: lists what the figures of the summary counted, newest first. List, filters and cursor are in the URL.
 */
import { useSearchParams } from 'react-router-dom'
import {
  exportAllPayments,
  exportAllRequests,
  exportAllScheduled,
  exportErrors,
  exportRegistered,
} from '#shared/contract/operations/operationLists'
import { type OperationList, operationListCodes, rightOfList } from '#shared/operations/operationLists'
import * as operationListTexts from '#shared/texts/operations/operationLists'
import {
  useListAllPaymentsQuery,
  useListAllRequestsQuery,
  useListAllScheduledQuery,
  useListErrorsQuery,
  useListRegisteredQuery,
} from '../../api/operations/operationLists'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useViewRequest } from '../../domain/cases/useViewRequest'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { hasRight } from '../../session/hasRight'
import { useSignedIn } from '../../session/SignedIn'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { ListBody } from './ListBody'
import { ListFilters } from './ListFilters'
import * as columns from './listColumns'
import {
  readBaseFilter,
  readListPage,
  readPaymentFilter,
  readRequestFilter,
  readScheduledFilter,
} from './operationListAddress'

export function OperationListsPage() {
  const [address] = useSearchParams()
  const { ownFeatures } = useSignedIn()
  const lists = operationListCodes.filter((list) => hasRight(ownFeatures, rightOfList[list]))
  const requestedList = address.get('list')
  const current = operationListCodes.find((list) => list === requestedList) ?? lists[0]
  if (current === undefined || !lists.includes(current))
    return <EmptyPanel>{operationListTexts.listNotInRole}</EmptyPanel>
  return (
    <PageStack>
      <TabLinks
        label={operationListTexts.lists}
        current={current}
        tabs={lists.map((list) => ({
          key: list,
          label: operationListTexts.listTitles[list],
          count: undefined,
          to: linkTo(list, address),
        }))}
      />
      <ListFilters list={current} />
      <ListContent list={current} address={address} />
    </PageStack>
  )
}

/** Another list keeps the period and the community, but not the filters that only one list has. */
function linkTo(list: OperationList, address: URLSearchParams): string {
  const keptFilters = ['days', 'community'].flatMap((name) => {
    const value = address.get(name)
    return value === null ? [] : [[name, value]]
  })
  return `?${new URLSearchParams([['list', list], ...keptFilters]).toString()}`
}

interface ListContentProps {
  list: OperationList
  address: URLSearchParams
}

function ListContent({ list, address }: ListContentProps) {
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

interface ListProps {
  address: URLSearchParams
}

function useColumnContext(): columns.ColumnContext {
  const { timeZone } = useRuntimeConfig()
  return { timeZone, customers: useViewCustomer() }
}

function Payments({ address }: ListProps) {
  const filter = readPaymentFilter(address)
  return (
    <ListBody
      list="payments"
      query={useListAllPaymentsQuery({ query: { ...filter, ...readListPage(address) } })}
      columns={columns.paymentColumns(useColumnContext())}
      rowKey={({ payment_id }) => payment_id}
      file={{ endpoint: exportAllPayments, input: { query: filter } }}
    />
  )
}

function Scheduled({ address }: ListProps) {
  const filter = readScheduledFilter(address)
  return (
    <ListBody
      list="scheduled"
      query={useListAllScheduledQuery({ query: { ...filter, ...readListPage(address) } })}
      columns={columns.scheduledColumns(useColumnContext())}
      rowKey={({ scheduled_payment_id }) => scheduled_payment_id}
      file={{ endpoint: exportAllScheduled, input: { query: filter } }}
    />
  )
}

function Requests({ address }: ListProps) {
  const filter = readRequestFilter(address)
  return (
    <ListBody
      list="requests"
      query={useListAllRequestsQuery({ query: { ...filter, ...readListPage(address) } })}
      columns={columns.requestColumns(useColumnContext(), useViewRequest())}
      rowKey={({ case_id }) => case_id}
      file={{ endpoint: exportAllRequests, input: { query: filter } }}
    />
  )
}

function Registrations({ address }: ListProps) {
  const filter = readBaseFilter(address)
  return (
    <ListBody
      list="registrations"
      query={useListRegisteredQuery({ query: { ...filter, ...readListPage(address) } })}
      columns={columns.registrationColumns(useColumnContext())}
      rowKey={({ migration_account_parent_id }) => migration_account_parent_id}
      file={{ endpoint: exportRegistered, input: { query: filter } }}
    />
  )
}

function Errors({ address }: ListProps) {
  const { days } = readBaseFilter(address)
  return (
    <ListBody
      list="errors"
      query={useListErrorsQuery({ query: { days, ...readListPage(address) } })}
      columns={columns.errorColumns(useColumnContext())}
      rowKey={({ hour, call }) => `${hour} ${call}`}
      file={{ endpoint: exportErrors, input: { query: { days } } }}
    />
  )
}
