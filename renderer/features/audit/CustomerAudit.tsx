/** What the audit log has on the opened customer, newest first: what was done, and who looked. The place lives in the address. */
import { Button } from 'antd'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useListAuditRecordsQuery } from '../../api/audit'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { auditOf } from '../../auditAddress'
import { DataTable } from '../../ui/lists/DataTable'
import { changed } from '../../ui/lists/listAddress'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { columnsFor } from './auditColumns'
import { pageSizeIn } from './auditFilter'
import * as auditTexts from '#shared/texts/audit'
import * as commonTexts from '#shared/texts/common'

export function CustomerAudit({ customerNumber }: { customerNumber: string }) {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const { timeZone } = useRuntimeConfig()
  const after = address.get('after') ?? undefined
  const query = useListAuditRecordsQuery({
    query: { crm_customer_number: customerNumber, after, page_size: pageSizeIn(address) },
  })
  const show = (mark: string | null): void => setAddress((before) => changed(before, { after: mark }))
  return (
    <PageStack>
      <PageState
        query={query}
        what={auditTexts.theAuditLog}
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
              empty={null}
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
              <Link to={auditOf({ customer: customerNumber })}>{auditTexts.filterAndExportInThe}</Link>
            </nav>
          </>
        )}
      </PageState>
    </PageStack>
  )
}
