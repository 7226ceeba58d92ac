/** /serviceTicket: the customer's service requests by tab. Tab, filters, order and page live in the address. */
import { Button, Select, Tag } from 'antd'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access'
import { caseCategories, caseTabs, type CaseTab } from '#shared/cases'
import type { Case } from '#shared/contract/cases'
import { useListOpenCasesQuery } from '../../api/cases'
import { paths } from '../../paths'
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { appointmentText, categoryLabels, tabLabels } from '../../ui/cases/caseLabels'
import { CaseStatusTag } from '../../ui/cases/CaseStatusTag'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { LazyDatePicker } from '../../ui/forms/LazyDatePicker'
import { DateText } from '../../ui/DateText'
import { PageState } from '../../ui/states/PageState'
import { PaginationBar } from '../../ui/lists/PaginationBar'
import { SearchBox } from '../../ui/forms/SearchBox'
import { TabLinks } from '../../ui/panels/TabLinks'
import { changed, lastPageBefore, type Changes } from '../../ui/lists/listAddress'
import { filterOf, isNarrowed, noFilters } from './caseFilter'
import styles from './CaseListPage.module.css'
import pageStyles from './cases.module.css'

export function CaseListPage() {
  const { user } = useSignedIn()
  if (!isStaff(user.userTypeCode)) return <CaseList />
  return (
    <p className={pageStyles.empty}>
      Staff have no requests of their own. Those of customers are looked at from the customer’s page.
    </p>
  )
}

const columns: Column<Case>[] = [
  {
    key: 'number',
    title: 'No.',
    render: ({ case_id, case_no, is_unread }) => (
      <span className={styles.number}>
        <Link to={`${paths.serviceTicketView}?case=${case_id}`}>{case_no}</Link>
        {is_unread && (
          <span className={styles.dot}>
            <span className="visually-hidden">New</span>
          </span>
        )}
      </span>
    ),
  },
  { key: 'subject', title: 'Subject', render: ({ title }) => title },
  { key: 'address', title: 'Address', render: ({ street_address }) => street_address || 'Account in general' },
  {
    key: 'status',
    title: 'Status',
    narrow: 'right',
    render: ({ status, cancel_requested }) => (
      <>
        <CaseStatusTag status={status} />
        {cancel_requested && <Tag color="warning">Cancellation asked</Tag>}
      </>
    ),
  },
  {
    key: 'updated',
    title: 'Updated',
    narrow: 'right',
    narrowName: 'Updated',
    render: ({ updated_date }) => <DateText value={updated_date} />,
  },
  {
    key: 'appointment',
    title: 'Appointment',
    narrowName: 'Appointment',
    render: ({ appointment }) => (appointment ? appointmentText(appointment) : ''),
  },
]

function CaseList() {
  const [search, setSearch] = useSearchParams()
  const mayWrite = useMay('SERVICETICKET.write')
  const filter = filterOf(search)
  const query = useListOpenCasesQuery({ body: filter })
  const lastPage = query.isSuccess && !query.isFetching ? lastPageBefore(filter, query.data.total_count) : null
  const show = (changes: Changes, replace = false): void => setSearch((before) => changed(before, changes), { replace })

  if (lastPage !== null) return <Navigate to={`?${changed(search, { page: lastPage })}`} replace />
  return (
    <div className={`${pageStyles.page} ${pageStyles.wide}`}>
      <div className={styles.head}>
        <TabLinks
          label="Requests by state"
          current={filter.tab}
          tabs={caseTabs.map((tab) => ({
            key: tab,
            label: tabLabels[tab],
            count: query.data?.counts[tab],
            to: `?${changed(search, { tab: tab === 'open' ? null : tab })}`,
          }))}
        />
        {mayWrite && (
          <Link to={paths.serviceTicketCreate} className={styles.primary}>
            New request
          </Link>
        )}
      </div>
      <Filters filter={filter} show={show} />
      <PageState query={query} what="Your requests">
        {({ cases, total_count }) => (
          <>
            <DataTable
              caption={`${tabLabels[filter.tab]} requests`}
              columns={columns}
              rows={cases}
              rowKey={({ case_id }) => case_id}
              isStale={query.isFetching}
              empty={<NoCases tab={filter.tab} isFiltered={isNarrowed(filter)} mayWrite={mayWrite} />}
            />
            <PaginationBar
              currentPage={filter.page_number}
              itemsPerPage={filter.page_size}
              totalCount={total_count}
              onChange={(page, size) => show({ page, size })}
            />
          </>
        )}
      </PageState>
    </div>
  )
}

interface FiltersProps {
  filter: ReturnType<typeof filterOf>
  show: (changes: Changes, replace?: boolean) => void
}

function Filters({ filter, show }: FiltersProps) {
  const { user } = useSignedIn()
  const addresses = user.user_address_details
  return (
    <search className={styles.filters} aria-label="Filter requests">
      <SearchBox
        id="case-search"
        label="Search requests"
        words={filter.search ?? ''}
        onChange={(words) => show({ search: words }, true)}
      />
      <div className={styles.filter}>
        <label htmlFor="case-category">Category</label>
        <Select
          id="case-category"
          className={styles.select ?? ''}
          value={filter.category?.[0] ?? ''}
          onChange={(category) => show({ category })}
          options={[
            { value: '', label: 'All' },
            ...caseCategories.map((category) => ({ value: category, label: categoryLabels[category] })),
          ]}
        />
      </div>
      {addresses.length > 1 && (
        <div className={styles.filter}>
          <label htmlFor="case-address">Address</label>
          <Select
            id="case-address"
            className={styles.select ?? ''}
            showSearch={addresses.length > 8 && { optionFilterProp: 'label' }}
            value={filter.crm_premise_id ?? ''}
            onChange={(address) => show({ address })}
            options={[
              { value: '', label: 'All' },
              ...addresses.map(({ crm_premise_id, street_address }) => ({
                value: crm_premise_id,
                label: street_address,
              })),
            ]}
          />
        </div>
      )}
      <div className={styles.filter}>
        <label htmlFor="case-from">Opened from</label>
        <LazyDatePicker id="case-from" value={filter.from ?? null} onChange={(from) => show({ from })} />
      </div>
      <div className={styles.filter}>
        <label htmlFor="case-to">to</label>
        <LazyDatePicker id="case-to" value={filter.to ?? null} onChange={(to) => show({ to })} />
      </div>
      <div className={styles.filter}>
        <label htmlFor="case-sort">Order</label>
        <Select
          id="case-sort"
          className={styles.select ?? ''}
          value={filter.sort}
          onChange={(sort) => show({ sort: sort === 'updated' ? null : sort })}
          options={[
            { value: 'updated', label: 'Last updated' },
            { value: 'created', label: 'Newest first' },
            { value: 'appointment', label: 'Next appointment' },
          ]}
        />
      </div>
      {isNarrowed(filter) && <Button onClick={() => show(noFilters)}>Clear filters</Button>}
    </search>
  )
}

const nothing: Record<CaseTab, string> = {
  open: 'You have no open request.',
  waiting: 'Nothing waits for you.',
  closed: 'No request has been finished yet.',
  cancelled: 'No request has been cancelled.',
}

function NoCases({ tab, isFiltered, mayWrite }: { tab: CaseTab; isFiltered: boolean; mayWrite: boolean }) {
  if (isFiltered) return 'No request under this tab matches the search and filters.'
  return (
    <>
      {nothing[tab]}{' '}
      {tab === 'open' && mayWrite && <Link to={paths.serviceTicketCreate}>Open one when you need help.</Link>}
    </>
  )
}
