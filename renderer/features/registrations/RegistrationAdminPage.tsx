/** /pradmin shows which customers of the old system have registered. The URL holds the search and the filter. */

import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { exportRegistrations, registrationSortColumns } from '#shared/contract/customers/registrationList'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { useListRegistrationsQuery } from '../../api/customers/registrations'
import { saveFile } from '../../api/files'
import { ExportButton } from '../../domain/exports/ExportButton'
import { ListViews, type UseCount } from '../../domain/listViews/ListViews'
import { useProviderDay } from '../../domain/useProviderDay'
import { numberText } from '../../ui/format/amounts'
import { SearchBox } from '../../ui/forms/SearchBox'
import { firstRow } from '../../ui/lists/firstPage'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useListSort } from '../../ui/lists/useListSort'
import { useNotify } from '../../ui/notices/useNotify'
import { EmptyPanel, Filter, Filters, PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Switch } from '../../ui/Switch'
import { PageState } from '../../ui/states/PageState'
import { RegistrationCounts } from './RegistrationCounts'
import { RegistrationTable } from './RegistrationTable'
import styles from './registrations.module.css'

const readRegistrationFilter = (search: URLSearchParams) => ({
  includeRegistered: search.get('registered') === 'all' ? ('true' as const) : ('false' as const),
  search: (search.get('search') ?? '').trim().slice(0, 200),
})

const useRegistrationCount: UseCount = (search) =>
  useListRegistrationsQuery({ query: { ...readRegistrationFilter(search), ...firstRow } }).data?.total_count

export function RegistrationAdminPage() {
  const [search, setSearch] = useSearchParams()
  const page = readPage(search)
  const filter = readRegistrationFilter(search)
  const { search: words, includeRegistered } = filter
  const sorting = useListSort(registrationSortColumns)
  const query = useListRegistrationsQuery({ query: { ...filter, sort: sorting.sort, ...page } })
  useLastPage(page, query)

  return (
    <PageStack isShownInOrder>
      <RegistrationCounts />
      <div className={styles.top}>
        <Filters label={registrationTexts.chooseTheAccounts}>
          <SearchBox
            id="registration-search"
            label={registrationTexts.searchLabel}
            words={words}
            onChange={(text) => setSearch((before) => withChanges(before, { search: text }), { replace: true })}
          />
          <Filter label={registrationTexts.includeRegistered} htmlFor="include-registered">
            <Switch
              id="include-registered"
              className={styles.switch ?? ''}
              checked={includeRegistered === 'true'}
              onChange={(isOn) => setSearch((before) => withChanges(before, { registered: isOn ? 'all' : null }))}
            />
          </Filter>
        </Filters>
        <ReportButton includeRegistered={includeRegistered} />
      </div>
      <ListViews list="registrations" useCount={useRegistrationCount} />
      <PageState
        query={query}
        failedText={registrationTexts.accountsNotLoaded}
        isEmpty={({ total_count }) => total_count === 0}
        empty={
          <EmptyPanel>
            <p>
              {words === '' && includeRegistered === 'false'
                ? registrationTexts.allRegistered
                : registrationTexts.noAccountsMatch}
            </p>
            <p>
              {words === '' && includeRegistered === 'false'
                ? registrationTexts.registeredHint
                : registrationTexts.noMatchHint}
            </p>
          </EmptyPanel>
        }
      >
        {({ accounts, total_count, is_exact }) => (
          <>
            {!is_exact && (
              <output className={parts.quiet}>{registrationTexts.tooManyAccounts(numberText(total_count))}</output>
            )}
            <RegistrationTable accounts={accounts} sorting={sorting} isStale={query.isFetching} />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
    </PageStack>
  )
}

/** The report ignores the search, because it is read outside of the portal. */
function ReportButton({ includeRegistered }: { includeRegistered: 'true' | 'false' }) {
  const [isBuilding, setBuilding] = useState(false)
  const { toast } = useNotify()
  const today = useProviderDay()
  async function save(): Promise<void> {
    setBuilding(true)
    const { outcome } = await saveFile(
      exportRegistrations,
      { query: { includeRegistered } },
      registrationTexts.registrationsXlsx(today),
    )
    setBuilding(false)
    if (outcome === 'saved') toast('success', registrationTexts.reportSaved)
  }
  return (
    <ExportButton isBusy={isBuilding} onExport={save}>
      {isBuilding ? registrationTexts.buildingTheReport : registrationTexts.downloadReport}
    </ExportButton>
  )
}
