/** Finds accounts and takes an amount for each. The search and the page live in the address, the amounts in the draft. */
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { CreditRun } from '#shared/contract/credits'
import { useListCreditCustomersQuery } from '../../api/credits'
import { useMay } from '../../session/useMay'
import { missingRight } from '#shared/featureWords'
import { AccountSearchForm } from '../../ui/forms/AccountSearchForm'
import { filterIn, isFilled, pageIn } from '../../ui/lists/accountFilter'
import { changed } from '../../ui/lists/listAddress'
import { ListPages } from '../../ui/lists/ListPages'
import { MoreThanListed } from '../../ui/lists/MoreThanListed'
import { useLastPage } from '../../ui/lists/useLastPage'
import { PageStack, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import styles from './credits.module.css'
import { useCreditDraft } from './creditDraft'
import { CreditTable } from './CreditTable'
import { justBegun } from './useRunEnd'
import { DraftPanel } from './DraftPanel'
import { ImportDialog } from './ImportDialog'
import * as creditTexts from '#shared/texts/credits'

export function CreditCustomers() {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const mayCredit = useMay('CREDITS.write')
  const [isImporting, setImporting] = useState(false)
  const used = useCreditDraft()
  const filter = filterIn(address)
  const page = pageIn(address)
  const isAsked = isFilled(filter)
  const query = useListCreditCustomersQuery({ body: { ...filter, ...page } }, { skip: !isAsked })
  useLastPage(page, { ...query, data: query.data && { total_count: query.data.total_records } })
  const watch = ({ run_id }: CreditRun) => void navigate(`?tab=runs&run=${run_id}`, { state: justBegun })

  return (
    <PageStack>
      <Panel
        title={creditTexts.searchAccounts}
        action={mayCredit && <Button onClick={() => setImporting(true)}>{creditTexts.importCsv}</Button>}
      >
        <AccountSearchForm
          key={JSON.stringify(filter)}
          initial={filter}
          onSearch={(wanted) =>
            setAddress(() => changed(new URLSearchParams(), { ...wanted, size: address.get('size') }))
          }
          onClear={() => setAddress({})}
        />
      </Panel>
      {mayCredit ? (
        <DraftPanel used={used} onBegun={watch} />
      ) : (
        <p className={styles.quiet}>{missingRight(creditTexts.issuingCredits, 'CREDITS', 'write')}</p>
      )}
      {isAsked && (
        <PageState query={query} what={creditTexts.theAccounts}>
          {({ customer_details_responses, total_records, is_exact }) => (
            <>
              {!is_exact && (
                <MoreThanListed
                  count={total_records}
                  what={creditTexts.accounts}
                  advice={creditTexts.narrowYourSearchOrImport}
                />
              )}
              <CreditTable
                customers={customer_details_responses}
                draft={used.draft}
                mayCredit={mayCredit}
                isStale={query.isFetching}
              />
              {total_records > 0 && <ListPages page={page} totalCount={total_records} keepsControls />}
            </>
          )}
        </PageState>
      )}
      {isImporting && (
        <ImportDialog
          why={{ credit_reason_cd: used.reason, comments: used.comments }}
          onBegun={watch}
          onClose={() => setImporting(false)}
        />
      )}
    </PageStack>
  )
}
