/** /admin/audit: lists actions and account accesses, newest first. Filters and cursor are in the URL. */

import { useSearchParams } from 'react-router-dom'
import { exportAuditRecords } from '#shared/contract/access/audit'
import * as auditTexts from '#shared/texts/access/audit'
import { useListAuditRecordsQuery } from '../../api/access/audit'
import { saveFile } from '../../api/files'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { ExportButton } from '../../domain/exports/ExportButton'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import { CursorPages } from '../../ui/lists/CursorPages'
import { type SearchChanges, withChanges } from '../../ui/lists/listSearch'
import { useNotify } from '../../ui/notices/useNotify'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { AuditFilters } from './AuditFilters'
import { columnsFor } from './auditColumns'
import { type AuditFilter, isFiltered, readAuditFilter, readPageSize } from './auditFilter'

export function AuditLogPage() {
  const [search, setSearch] = useSearchParams()
  const { timeZone } = useRuntimeConfig()
  const customers = useViewCustomer()
  const filter = readAuditFilter(search)
  const after = search.get('after') ?? undefined
  const query = useListAuditRecordsQuery({ query: { ...filter, after, page_size: readPageSize(search) } })
  const show = (changes: SearchChanges, replace = false) =>
    setSearch((before) => withChanges(before, { after: null, ...changes }), { replace })
  return (
    <PageStack>
      <AuditFilters filter={filter} onChange={show} />
      <PageState
        query={query}
        failedText={auditTexts.auditLogNotLoaded}
        isEmpty={({ records }) => records.length === 0}
        empty={
          <EmptyPanel>
            <p>{isFiltered(filter) ? auditTexts.noMatchTitle : auditTexts.noEventsTitle}</p>
            <p>{isFiltered(filter) ? auditTexts.noMatchHint : auditTexts.noEventsHint}</p>
          </EmptyPanel>
        }
      >
        {({ records, next }) => (
          <>
            <ConsoleTable
              caption={auditTexts.eventsNewestFirst}
              columns={columnsFor(timeZone, customers)}
              rows={records}
              rowKey={({ record_id }) => record_id}
              isStale={query.isFetching}
            />
            <CursorPages isFirst={after === undefined} next={next} onPage={(cursor) => show({ after: cursor })}>
              <SaveLogButton filter={filter} />
            </CursorPages>
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
    if (outcome === 'saved') toast('success', auditTexts.auditLogSaved)
  }
  return <ExportButton onExport={save} />
}
