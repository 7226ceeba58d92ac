/** /BillingHistory: the statements, newest first; with ?statement=…, one of them. Page and filters live in the address. */
import { Segmented, Select } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/userDetails'
import { serviceGroups } from '#shared/services'
import { isStaff } from '#shared/access'
import { dayText } from '../../ui/look/days'
import { useListStatementsQuery } from '../../api/statements'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { DataTable } from '../../ui/lists/DataTable'
import { changed, pageIn, type Changes } from '../../ui/lists/listAddress'
import { useFirstPageOf } from '../../ui/lists/useFirstPageOf'
import { PageState } from '../../ui/states/PageState'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { Filter, Filters, PageStack } from '../../ui/panels/Panel'
import { NoAccount } from '../../ui/states/NoAccount'
import { CsvButton, type StatementFilter } from './CsvButton'
import { NextBill } from './NextBill'
import { statementColumns } from './statementColumns'
import { StatementPage } from './StatementPage'
import styles from './statements.module.css'
import * as commonTexts from '#shared/texts/common'
import * as statementTexts from '#shared/texts/statements'

type PaperlessOf = (account: UserAccount) => ReactNode

export function BillingHistoryPage({ paperlessOf }: { paperlessOf: PaperlessOf }) {
  const [search] = useSearchParams()
  const { user } = useSignedIn()
  const { account } = useSelected()
  const statementId = search.get('statement')
  if (statementId) return <StatementPage key={statementId} statementId={statementId} />
  return account ? (
    <Statements account={account} paperlessOf={paperlessOf} />
  ) : (
    <NoAccount isStaff={isStaff(user.userTypeCode)} what={statementTexts.noBillToShow} />
  )
}

const groupLabels = { FIBER: statementTexts.fiberTvAndVoice, GAS: 'Gas' } as const

function Statements({ account, paperlessOf }: { account: UserAccount; paperlessOf: PaperlessOf }) {
  const { person } = useSignedIn()
  const [search, setSearch] = useSearchParams()
  const isAll = search.get('accounts') === 'all' && !isStaff(person.userTypeCode)
  useFirstPageOf(isAll ? 'all' : account.crm_billing_group_id)
  const year = Number(search.get('year')) || undefined
  const page = pageIn(search)
  const group = isAll ? serviceGroups.find((known) => known === search.get('service')) : undefined
  const filter: StatementFilter = {
    ...(!isAll && { billing_group_id: account.crm_billing_group_id }),
    ...(group && { service_group: group }),
    ...(year && { year }),
  }
  const query = useListStatementsQuery({ body: { ...filter, ...page } })
  useLastPage(page, query)
  const show = (changes: Changes): void => setSearch((before) => changed(before, changes))

  return (
    <PageStack>
      {!isAll && paperlessOf(account)}
      {!isAll && <NextBill billingGroup={account.crm_billing_group_id} />}
      <Filters label={statementTexts.filterStatements}>
        {!isStaff(person.userTypeCode) && (
          <Segmented
            aria-label={commonTexts.accounts}
            value={isAll ? 'all' : 'one'}
            options={[
              { value: 'one', label: statementTexts.selectedAccount },
              { value: 'all', label: statementTexts.allAccounts },
            ]}
            onChange={(accounts) => show({ accounts: accounts === 'all' ? 'all' : null, service: null, year: null })}
          />
        )}
        {isAll && (
          <Filter label={commonTexts.service} htmlFor="statements-service">
            <Select
              id="statements-service"
              className={styles.service}
              value={group ?? ''}
              options={[
                { value: '', label: statementTexts.allServices },
                ...serviceGroups.map((known) => ({ value: known, label: groupLabels[known] })),
              ]}
              onChange={(chosen) => show({ service: chosen || null })}
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
              ...(query.data?.years ?? []).map((known) => ({ value: known, label: String(known) })),
            ]}
            onChange={(chosen) => show({ year: chosen })}
          />
        </Filter>
        <CsvButton filter={filter} total={query.data?.total_count ?? 0} />
      </Filters>
      <PageState query={query} what={statementTexts.theStatements}>
        {({ statements, total_count, first_bill_date }) => (
          <>
            <DataTable
              caption={statementTexts.statementsNewestFirst}
              columns={statementColumns(search, isAll)}
              rows={statements}
              rowKey={({ statement_id }) => statement_id}
              isStale={query.isFetching}
              empty={
                first_bill_date
                  ? statementTexts.noBillsYetTheFirst(dayText(first_bill_date))
                  : statementTexts.weCantFindThatStatement
              }
            />
            {total_count > 0 && <ListPages page={page} totalCount={total_count} />}
          </>
        )}
      </PageState>
    </PageStack>
  )
}
