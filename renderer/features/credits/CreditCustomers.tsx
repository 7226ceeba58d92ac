/** Finds accounts and takes an amount for each. The search and the page are in the URL, the amounts in the draft. */

import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { missingRight } from '#shared/access/rightText'
import { type CreditRun, creditSortColumns } from '#shared/contract/billing/credits'
import { isUuid } from '#shared/http/ids'
import * as creditTexts from '#shared/texts/billing/credits'
import { useListCreditCustomersQuery } from '../../api/billing/credits'
import { AccountSearchForm } from '../../domain/customers/AccountSearchForm'
import { hasFilter, readAccountFilter, readAccountPage } from '../../domain/customers/accountFilterUrl'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { numberText } from '../../ui/format/amounts'
import { ListPages } from '../../ui/lists/ListPages'
import { withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useListSort } from '../../ui/lists/useListSort'
import { PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { CreditTable } from './CreditTable'
import { type CreditDraftState, useCreditDraft } from './creditDraft'
import styles from './credits.module.css'
import { DraftPanel } from './DraftPanel'
import { ImportDialog } from './ImportDialog'
import { OutageProposal } from './OutageProposal'
import { ReadingProposal } from './ReadingProposal'
import { justStarted } from './useRunCompletion'

export function CreditCustomers() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const mayCredit = useHasRight('CREDITS.write')
  const [isImporting, setImporting] = useState(false)
  const draftState = useCreditDraft()
  const filter = readAccountFilter(search)
  const page = readAccountPage(search)
  const hasSearch = hasFilter(filter)
  const sorting = useListSort(creditSortColumns)
  const query = useListCreditCustomersQuery({ body: { ...filter, sort: sorting.sort, ...page } }, { skip: !hasSearch })
  useLastPage(page, { ...query, data: query.data && { total_count: query.data.total_records } })
  const openRun = ({ run_id }: CreditRun) => void navigate(`?tab=runs&run=${run_id}`, { state: justStarted })

  return (
    <PageStack>
      <Panel
        title={creditTexts.searchAccounts}
        action={mayCredit && <Button onClick={() => setImporting(true)}>{creditTexts.importCsv}</Button>}
      >
        <AccountSearchForm
          key={JSON.stringify(filter)}
          initial={filter}
          onSearch={(newFilter) =>
            setSearch(() => withChanges(new URLSearchParams(), { ...newFilter, size: search.get('size') }))
          }
          onClear={() => setSearch({})}
        />
      </Panel>
      {mayCredit ? (
        <Proposal draftState={draftState} />
      ) : (
        <p className={parts.quiet}>{missingRight('CREDITS.write')}</p>
      )}
      <div className={hasSearch && mayCredit ? styles.listAndDraft : undefined}>
        {hasSearch && (
          <PageStack>
            <PageState query={query} failedText={creditTexts.accountsNotLoaded}>
              {({ customer_details_responses, total_records, is_exact }) => (
                <>
                  {!is_exact && (
                    <output className={parts.quiet}>{creditTexts.tooManyAccounts(numberText(total_records))}</output>
                  )}
                  <CreditTable
                    customers={customer_details_responses}
                    draft={draftState.draft}
                    mayCredit={mayCredit}
                    sorting={sorting}
                    isStale={query.isFetching}
                  />
                  {total_records > 0 && <ListPages page={page} totalCount={total_records} keepsControls />}
                </>
              )}
            </PageState>
          </PageStack>
        )}
        {mayCredit && <DraftPanel draftState={draftState} onStarted={openRun} />}
      </div>
      {isImporting && (
        <ImportDialog
          reasonFields={{ credit_reason_cd: draftState.reason, comments: draftState.comments }}
          onStarted={openRun}
          onClose={() => setImporting(false)}
        />
      )}
    </PageStack>
  )
}

/** Shows the credits that the outage or the request in the URL calls for. */
function Proposal({ draftState }: { draftState: CreditDraftState }) {
  const [search, setSearch] = useSearchParams()
  const [outageId, caseId] = [search.get('outage'), search.get('request')]
  const onTaken = () => setSearch((current) => withChanges(current, { outage: null, request: null }), { replace: true })
  if (isUuid(outageId)) return <OutageProposal outageId={outageId} draftState={draftState} onTaken={onTaken} />
  if (isUuid(caseId)) return <ReadingProposal caseId={caseId} draftState={draftState} onTaken={onTaken} />
  return null
}
