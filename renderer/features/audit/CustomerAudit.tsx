/**
 * Lists the audit records of the opened customer, account accesses included, newest first. The cursor is in the URL.
 */

import { Link, useSearchParams } from 'react-router-dom'
import * as auditTexts from '#shared/texts/access/audit'
import { useListAuditRecordsQuery } from '../../api/access/audit'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { auditUrlOf } from '../../domain/access/auditUrl'
import { CursorPages } from '../../ui/lists/CursorPages'
import { DataTable } from '../../ui/lists/DataTable'
import { withChanges } from '../../ui/lists/listSearch'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { columnsFor } from './auditColumns'
import { readPageSize } from './auditFilter'

export function CustomerAudit({ customerNumber }: { customerNumber: string }) {
  const [search, setSearch] = useSearchParams()
  const { timeZone } = useRuntimeConfig()
  const after = search.get('after') ?? undefined
  const query = useListAuditRecordsQuery({
    query: { crm_customer_number: customerNumber, after, page_size: readPageSize(search) },
  })
  const show = (cursor: string | null): void => setSearch((before) => withChanges(before, { after: cursor }))
  return (
    <PageStack>
      <PageState
        query={query}
        failedText={auditTexts.auditLogNotLoaded}
        rows={8}
        isEmpty={({ records }) => records.length === 0}
        empty={
          <EmptyPanel>
            <p>{auditTexts.noCustomerEvents}</p>
          </EmptyPanel>
        }
      >
        {({ records, next }) => (
          <>
            <DataTable
              caption={auditTexts.accountEventsCaption}
              columns={columnsFor(timeZone, null)}
              rows={records}
              rowKey={({ record_id }) => record_id}
              isStale={query.isFetching}
            />
            <CursorPages isFirst={after === undefined} next={next} onPage={show}>
              <Link to={auditUrlOf({ customer: customerNumber })}>{auditTexts.auditLogLink}</Link>
            </CursorPages>
          </>
        )}
      </PageState>
    </PageStack>
  )
}
