/** /serviceTicket: lists the customer's service requests by tab. Tab, filters, order and page are in the URL. */
import { useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import { caseTabs } from '#shared/cases/cases'
import { paths } from '#shared/paths'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { useListOpenCasesQuery } from '../../../api/cases/cases'
import { useSignedIn } from '../../../session/SignedIn'
import { useAccountOwner } from '../../../session/useAccountOwner'
import { useHasRight } from '../../../session/useHasRight'
import { ListPages } from '../../../ui/lists/ListPages'
import { type SearchChanges, withChanges } from '../../../ui/lists/listSearch'
import { useLastPage } from '../../../ui/lists/useLastPage'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { EmptyPanel, PageStack } from '../../../ui/panels/Panel'
import { TabLinks } from '../../../ui/panels/TabLinks'
import { PageState } from '../../../ui/states/PageState'
import { CaseFilters } from './CaseFilters'
import styles from './CaseListPage.module.css'
import { CaseTable } from './CaseTable'
import { isNarrowed, readCaseFilter } from './caseFilter'

export function CaseListPage() {
  const { person, customer } = useSignedIn()
  if (!isStaff(person.userTypeCode)) return <CaseList />
  if (customer) return <CaseList customerNumber={customer.crm_customer_number} />
  return <EmptyPanel>{caseTexts.staffHasNone}</EmptyPanel>
}

/** Lists the person's own requests, or those of the customer that staff have opened. */
function CaseList({ customerNumber }: { customerNumber?: string }) {
  const [search, setSearch] = useSearchParams()
  const mayWrite = useHasRight('SERVICETICKET.write')
  const labels = caseTexts.tabLabels(useAccountOwner())
  const filter = readCaseFilter(search)
  const query = useListOpenCasesQuery({
    body: { ...filter, ...(customerNumber && { crm_customer_id: customerNumber }) },
  })
  useLastPage(filter, query)
  const show = (changes: SearchChanges, replace = false): void =>
    setSearch((before) => withChanges(before, changes), { replace })

  return (
    <PageStack>
      <div className={styles.head}>
        <TabLinks
          label={caseTexts.requestsByStatus}
          current={filter.tab}
          tabs={caseTabs.map((tab) => ({
            key: tab,
            label: labels[tab],
            count: query.data?.counts[tab],
            to: `?${withChanges(search, { tab: tab === 'open' ? null : tab })}`,
          }))}
        />
        {mayWrite && (
          <LinkButton kind="primary" to={paths.serviceTicketCreate}>
            {commonTexts.newRequest}
          </LinkButton>
        )}
      </div>
      <CaseFilters filter={filter} show={show} />
      <PageState query={query} failedText={caseTexts.requestsNotLoaded}>
        {({ cases, total_count }) => (
          <>
            <CaseTable
              tab={filter.tab}
              cases={cases}
              isStale={query.isFetching}
              isFiltered={isNarrowed(filter)}
              mayWrite={mayWrite}
            />
            <ListPages page={filter} totalCount={total_count} />
          </>
        )}
      </PageState>
    </PageStack>
  )
}
