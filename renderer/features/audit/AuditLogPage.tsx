/** /admin/audit: who did or looked at what, newest first. Filters and place live in the address. */
import { Button } from 'antd'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { exportAuditRecords } from '#shared/contract/audit'
import { useListAuditRecordsQuery } from '../../api/audit'
import { saveFile } from '../../api/files'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useViewCustomer } from '../../api/useViewCustomer'
import { ExportButton } from '../../domain/ExportButton'
import { DataTable } from '../../ui/lists/DataTable'
import { changed, type Changes } from '../../ui/lists/listAddress'
import { useNotify } from '../../ui/notices/useNotify'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { columnsFor } from './auditColumns'
import { AuditFilters } from './AuditFilters'
import { filterOf, isFiltered, pageSizeIn, type AuditFilter } from './auditFilter'

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
            <p>
              {isFiltered(filter)
                ? 'Change the filters, or clear them.'
                : 'Sign-ins and changes appear here as people use the portal.'}
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
              <SaveLogButton filter={filter} />
            </nav>
          </>
        )}
      </PageState>
    </PageStack>
  )
}

function SaveLogButton({ filter }: { filter: AuditFilter }) {
  const { toast } = useNotify()
  async function save(): Promise<void> {
    const { outcome } = await saveFile(exportAuditRecords, { query: filter }, 'audit-log.csv')
    if (outcome === 'saved') toast('success', 'Audit log saved.')
  }
  return <ExportButton onExport={save} />
}
