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
} from './operationListFilters'

export function OperationListsPage() {
  const [search] = useSearchParams()
  const { ownFeatures } = useSignedIn()
  const lists = operationListCodes.filter((list) => hasRight(ownFeatures, rightOfList[list]))
  const requestedList = search.get('list')
  const current = operationListCodes.find((list) => list === requestedList) ?? lists[0]
  if (current === undefined || !lists.includes(current)) return <EmptyPanel>{operationListTexts.noAccess}</EmptyPanel>
  return (
    <PageStack>
      <TabLinks
        label={operationListTexts.lists}
        current={current}
        tabs={lists.map((list) => ({
          key: list,
          label: operationListTexts.listTitles[list],
          count: undefined,
          to: linkTo(list, search),
        }))}
      />
      <ListFilters list={current} />
      <ListContent list={current} search={search} />
    </PageStack>
  )
}

/** Another list keeps the period and the community, but not the filters that only one list has. */
function linkTo(list: OperationList, search: URLSearchParams): string {
  const keptFilters = ['days', 'community'].flatMap((name) => {
    const value = search.get(name)
    return value === null ? [] : [[name, value]]
  })
  return `?${new URLSearchParams([['list', list], ...keptFilters]).toString()}`
}

interface ListContentProps {
  list: OperationList
  search: URLSearchParams
}

function ListContent({ list, search }: ListContentProps) {
  switch (list) {
    case 'payments':
      return <Payments search={search} />
    case 'scheduled':
      return <Scheduled search={search} />
    case 'requests':
      return <Requests search={search} />
    case 'registrations':
      return <Registrations search={search} />
    case 'errors':
      return <Errors search={search} />
  }
}

interface ListProps {
  search: URLSearchParams
}

function useColumnContext(): columns.ColumnContext {
  const { timeZone } = useRuntimeConfig()
  return { timeZone, customers: useViewCustomer() }
}

function Payments({ search }: ListProps) {
  const filter = readPaymentFilter(search)
  return (
    <ListBody
      list="payments"
      query={useListAllPaymentsQuery({ query: { ...filter, ...readListPage(search) } })}
      columns={columns.paymentColumns(useColumnContext())}
      rowKey={({ payment_id }) => payment_id}
      file={{ endpoint: exportAllPayments, input: { query: filter } }}
    />
  )
}

function Scheduled({ search }: ListProps) {
  const filter = readScheduledFilter(search)
  return (
    <ListBody
      list="scheduled"
      query={useListAllScheduledQuery({ query: { ...filter, ...readListPage(search) } })}
      columns={columns.scheduledColumns(useColumnContext())}
      rowKey={({ scheduled_payment_id }) => scheduled_payment_id}
      file={{ endpoint: exportAllScheduled, input: { query: filter } }}
    />
  )
}

function Requests({ search }: ListProps) {
  const filter = readRequestFilter(search)
  return (
    <ListBody
      list="requests"
      query={useListAllRequestsQuery({ query: { ...filter, ...readListPage(search) } })}
      columns={columns.requestColumns(useColumnContext(), useViewRequest())}
      rowKey={({ case_id }) => case_id}
      file={{ endpoint: exportAllRequests, input: { query: filter } }}
    />
  )
}

function Registrations({ search }: ListProps) {
  const filter = readBaseFilter(search)
  return (
    <ListBody
      list="registrations"
      query={useListRegisteredQuery({ query: { ...filter, ...readListPage(search) } })}
      columns={columns.registrationColumns(useColumnContext())}
      rowKey={({ migration_account_parent_id }) => migration_account_parent_id}
      file={{ endpoint: exportRegistered, input: { query: filter } }}
    />
  )
}

function Errors({ search }: ListProps) {
  const { days } = readBaseFilter(search)
  return (
    <ListBody
      list="errors"
      query={useListErrorsQuery({ query: { days, ...readListPage(search) } })}
      columns={columns.errorColumns(useColumnContext())}
      rowKey={({ hour, call }) => `${hour} ${call}`}
      file={{ endpoint: exportErrors, input: { query: { days } } }}
    />
  )
}
