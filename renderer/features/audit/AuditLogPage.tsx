/** /admin/audit: who did or looked at what, newest first. Filters and place live in the address. */
import { Button } from 'antd'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { exportAuditRecords, type AuditRecord } from '#shared/contract/audit'
import { useListAuditRecordsQuery } from '../../api/audit'
import { saveFile } from '../../api/files'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useViewCustomer } from '../../api/useViewCustomer'
import { CustomerLink, type ViewCustomer } from '../../ui/CustomerLink'
import { DateText } from '../../ui/DateText'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { changed, type Changes } from '../../ui/lists/listAddress'
import { useNotify } from '../../ui/notices/useNotify'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import styles from './audit.module.css'
import { AuditFilters } from './AuditFilters'
import { filterOf, isFiltered, pageSizeIn, type AuditFilter } from './auditFilter'
import { actionText, detailsText } from './auditWords'

const columnsFor = (timeZone: string, customers: ViewCustomer): Column<AuditRecord>[] => [
  {
    key: 'at',
    title: 'Time',
    narrow: 'wide',
    narrowName: 'Time:',
    render: ({ at }) => <DateText value={at} withTime timeZone={timeZone} />,
  },
  {
    key: 'who',
    title: 'Who',
    narrowName: 'Who:',
    narrow: 'wide',
    render: ({ user_name, user_email }) => (
      <span className={styles.who}>{user_email === '' ? 'Nobody signed in' : `${user_name} (${user_email})`}</span>
    ),
  },
  { key: 'action', title: 'What', narrow: 'wide', narrowName: 'What:', render: ({ action }) => actionText(action) },
  {
    key: 'customer',
    title: 'Customer',
    narrowName: 'Customer:',
    narrow: 'wide',
    render: ({ crm_customer_number: number }) =>
      number === null ? (
        '–'
      ) : (
        <CustomerLink customers={customers} number={number}>
          {number}
        </CustomerLink>
      ),
  },
  {
    key: 'details',
    title: 'Details',
    narrow: 'wide',
    narrowName: 'Details:',
    // Nothing at all where there is nothing to say: then its name is not said either.
    render: (record) => {
      const text = detailsText(record)
      return text === '' ? null : <span className={parts.quiet}>{text}</span>
    },
  },
  { key: 'address', title: 'From', narrowName: 'From:', narrow: 'wide', render: ({ address }) => address },
]

export function AuditLogPage() {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const { timeZone } = useRuntimeConfig()
  const customers = useViewCustomer()
  const filter = filterOf(address)
  const after = address.get('after') ?? undefined
  const query = useListAuditRecordsQuery({ query: { ...filter, after, page_size: pageSizeIn(address) } })
  const show = (changes: Changes, replace = false) =>
    setAddress((before) => changed(before, { after: null, ...changes }), { replace })
  return (
    <PageStack>
      <AuditFilters filter={filter} onChange={show} />
      <PageState
        query={query}
        what="The audit log"
        isEmpty={({ records }) => records.length === 0}
        empty={
          <EmptyPanel>
            <p>
              {isFiltered(filter) ? 'Nothing that was recorded matches the filters.' : 'Nothing has been recorded yet.'}
            </p>
          </EmptyPanel>
        }
      >
        {({ records, next }) => (
          <>
            <DataTable
              caption="What was done, newest first"
              columns={columnsFor(timeZone, customers)}
              rows={records}
              rowKey={({ record_id }) => record_id}
              empty={null}
              isStale={query.isFetching}
            />
            <nav className={parts.actions} aria-label="Pages">
              <Button disabled={after === undefined} onClick={() => show({ after: null })}>
                Newest
              </Button>
              <Button disabled={after === undefined} onClick={() => void navigate(-1)}>
                Newer
              </Button>
              <Button disabled={next === null} onClick={() => show({ after: next })}>
                Older
              </Button>
              <ExportButton filter={filter} />
            </nav>
          </>
        )}
      </PageState>
    </PageStack>
  )
}

function ExportButton({ filter }: { filter: AuditFilter }) {
  const { toast } = useNotify()
  async function save(): Promise<void> {
    const { outcome } = await saveFile(exportAuditRecords, { query: filter }, 'Audit log.csv')
    if (outcome === 'saved') toast('success', 'Audit log saved.')
  }
  return <Button onClick={() => void save()}>Export CSV</Button>
}
