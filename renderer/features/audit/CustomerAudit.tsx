/**
 * Lists the audit records of the opened customer, account accesses included, newest first. The cursor is in the URL.
 */
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import * as auditTexts from '#shared/texts/audit'
import * as commonTexts from '#shared/texts/common'
import { useListAuditRecordsQuery } from '../../api/access/audit'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { auditAddressOf } from '../../auditAddress'
import { Button } from '../../ui/Button'
import { DataTable } from '../../ui/lists/DataTable'
import { withChanges } from '../../ui/lists/listAddress'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { columnsFor } from './auditColumns'
import { readPageSize } from './auditFilter'

export function CustomerAudit({ customerNumber }: { customerNumber: string }) {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const { timeZone } = useRuntimeConfig()
  const after = address.get('after') ?? undefined
  const query = useListAuditRecordsQuery({
    query: { crm_customer_number: customerNumber, after, page_size: readPageSize(address) },
  })
  const show = (cursor: string | null): void => setAddress((before) => withChanges(before, { after: cursor }))
  return (
    <PageStack>
      <PageState
        query={query}
        subject={auditTexts.theAuditLog}
        rows={8}
        isEmpty={({ records }) => records.length === 0}
        empty={
          <EmptyPanel>
            <p>{auditTexts.noEventsHaveBeenRecorded}</p>
          </EmptyPanel>
        }
      >
        {({ records, next }) => (
          <>
            <DataTable
              caption={auditTexts.eventsOnThisAccountNewestFirst}
              columns={columnsFor(timeZone, null)}
              rows={records}
              rowKey={({ record_id }) => record_id}
              isStale={query.isFetching}
            />
            <nav className={parts.actions} aria-label={commonTexts.pages}>
              <Button disabled={after === undefined} onClick={() => show(null)}>
                {auditTexts.newest}
              </Button>
              <Button disabled={after === undefined} onClick={() => void navigate(-1)}>
                {auditTexts.newer}
              </Button>
              <Button disabled={next === null} onClick={() => show(next)}>
                {auditTexts.older}
              </Button>
              <Link to={auditAddressOf({ customer: customerNumber })}>{auditTexts.filterAndExportInThe}</Link>
            </nav>
          </>
        )}
      </PageState>
    </PageStack>
  )
}
