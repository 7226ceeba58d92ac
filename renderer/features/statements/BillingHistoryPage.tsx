/** /BillingHistory: lists the statements, or shows the one in ?statement=…. Page and filters are in the URL. */
import { Segmented, Select } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { serviceGroups } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as statementTexts from '#shared/texts/statements'
import { useLazyListStatementsQuery, useListStatementsQuery } from '../../api/billing/statements'
import { ExportAllButton } from '../../domain/exports/ExportAllButton'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { dayText } from '../../ui/format/days'
import { DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { type AddressChanges, readPage, withChanges } from '../../ui/lists/listAddress'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useResetPage } from '../../ui/lists/useResetPage'
import { Filter, Filters, PageStack } from '../../ui/panels/Panel'
import { NoAccount } from '../../ui/states/NoAccount'
import { PageState } from '../../ui/states/PageState'
import { NextBill } from './NextBill'
import { StatementPage } from './StatementPage'
import { statementColumns } from './statementColumns'
import { statementRows } from './statementRows'
import styles from './statements.module.css'

type PaperlessOf = (account: UserAccount) => ReactNode

export function BillingHistoryPage({ paperlessOf }: { paperlessOf: PaperlessOf }) {
  const [search] = useSearchParams()
  const { user } = useSignedIn()
  const { account } = useSelection()
  const statementId = search.get('statement')
  if (statementId) return <StatementPage key={statementId} statementId={statementId} />
  return account ? (
    <Statements account={account} paperlessOf={paperlessOf} />
  ) : (
    <NoAccount isStaff={isStaff(user.userTypeCode)} />
  )
}

const groupLabels = { FIBER: statementTexts.fiberTvAndVoice, GAS: 'Gas' } as const

function Statements({ account, paperlessOf }: { account: UserAccount; paperlessOf: PaperlessOf }) {
  const { person } = useSignedIn()
  const [search, setSearch] = useSearchParams()
  const showsAllAccounts = search.get('accounts') === 'all' && !isStaff(person.userTypeCode)
  useResetPage(showsAllAccounts ? 'all' : account.crm_billing_group_id)
  const year = Number(search.get('year')) || undefined
  const page = readPage(search)
  const group = showsAllAccounts ? serviceGroups.find((option) => option === search.get('service')) : undefined
  const filter = {
    ...(!showsAllAccounts && { billing_group_id: account.crm_billing_group_id }),
    ...(group && { service_group: group }),
    ...(year && { year }),
  }
  const query = useListStatementsQuery({ body: { ...filter, ...page } })
  const [listPage] = useLazyListStatementsQuery()
  useLastPage(page, query)
  const updateSearch = (changes: AddressChanges): void => setSearch((before) => withChanges(before, changes))

  return (
    <PageStack>
      {!showsAllAccounts && paperlessOf(account)}
      {!showsAllAccounts && <NextBill billingGroup={account.crm_billing_group_id} />}
      <Filters label={statementTexts.filterStatements}>
        {!isStaff(person.userTypeCode) && (
          <Segmented
            aria-label={commonTexts.accounts}
            value={showsAllAccounts ? 'all' : 'one'}
            options={[
              { value: 'one', label: statementTexts.selectedAccount },
              { value: 'all', label: statementTexts.allAccounts },
            ]}
            onChange={(accounts) =>
              updateSearch({ accounts: accounts === 'all' ? 'all' : null, service: null, year: null })
            }
          />
        )}
        {showsAllAccounts && (
          <Filter label={commonTexts.service} htmlFor="statements-service">
            <Select
              id="statements-service"
              className={styles.service}
              value={group ?? ''}
              options={[
                { value: '', label: statementTexts.allServices },
                ...serviceGroups.map((option) => ({ value: option, label: groupLabels[option] })),
              ]}
              onChange={(value) => updateSearch({ service: value || null })}
            />
          </Filter>
        )}
        <Filter label={statementTexts.year} htmlFor="statements-year">
          <Select
            id="statements-year"
            className={styles.year}
            value={year ?? 0}
            options={[
              { value: 0, label: statementTexts.allYears },
              ...(query.data?.years ?? []).map((option) => ({ value: option, label: String(option) })),
            ]}
            onChange={(value) => updateSearch({ year: value })}
          />
        </Filter>
        <ExportAllButton
          fileName={statementTexts.statementsCsv}
          isDisabled={!query.data?.total_count}
          fetchPage={async (exported) => {
            const { data } = await listPage({ body: { ...filter, ...exported } })
            return data && { rows: data.statements, total: data.total_count }
          }}
          toCells={statementRows}
        />
      </Filters>
      <PageState query={query} subject={statementTexts.theStatements}>
        {({ statements, total_count, first_bill_date }) => (
          <>
            <DataTable
              caption={statementTexts.statementsNewestFirst}
              columns={statementColumns(search, showsAllAccounts)}
              rows={statements}
              rowKey={({ statement_id }) => statement_id}
              isStale={query.isFetching}
              empty={
                first_bill_date
                  ? statementTexts.noBillsYetTheFirst(dayText(first_bill_date))
                  : statementTexts.statementNotFound
              }
            />
            {total_count > 0 && <ListPages page={page} totalCount={total_count} />}
          </>
        )}
      </PageState>
    </PageStack>
  )
}
