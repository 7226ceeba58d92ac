/** Lists accounts due for disconnect by community. Staff notify selected accounts, or put one on hold. */

import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { disconnectDays } from '#shared/billing/dunning'
import { type DunningAccount, dunningSortColumns } from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import * as commonTexts from '#shared/texts/common'
import { useGetDunningReportQuery } from '../../api/billing/dunning'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { numberText } from '../../ui/format/amounts'
import type { RequestKey } from '../../ui/forms/useRequestKey'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { SortSelect } from '../../ui/lists/SortSelect'
import { TableHead } from '../../ui/lists/TableHead'
import { useLastPage } from '../../ui/lists/useLastPage'
import { type ListSort, useListSort } from '../../ui/lists/useListSort'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { accountColumns, holdColumn, nextColumn } from './accountColumns'
import { addToSelection, removeFromSelection } from './accountSelection'
import { type DueListDialog, DueListDialogs } from './DueListDialogs'
import { actionColumn, type ChangeSelection, type SelectedAccounts, selectColumn } from './dueColumns'
import styles from './dunning.module.css'
import { groupByCommunity } from './groupByCommunity'
import { MoratoriumBanner } from './MoratoriumBanner'
import { ReportFilters } from './ReportFilters'
import { ReportTime } from './ReportTime'

const selectionFullText = dunningTexts.selectionCut(gasNoticeTexts.tooMany)

/** A notice names another day than the list does, and both are right. */
const nextActionText = dunningTexts.nextActionExplanation(disconnectDays.finalCall)

interface Props {
  selected: SelectedAccounts
  onSelect: (selected: SelectedAccounts) => void
  noticeKey: RequestKey
}

export function DueList({ selected, onSelect, noticeKey }: Props) {
  const [search] = useSearchParams()
  const page = readPage(search)
  const isOnHeld = search.get('held') === 'yes'
  const community = search.get('community') ?? undefined
  const sorting = useListSort(dunningSortColumns)
  const query = useGetDunningReportQuery({
    query: { ...page, sort: sorting.sort, held: isOnHeld ? 'yes' : 'no', community },
  })
  useLastPage(page, query)
  const customers = useViewCustomer()
  const mayNotify = useHasRight('NOTICES.write') && !isOnHeld
  const mayHold = useHasRight('DUNNING.write')
  const [openDialog, setOpenDialog] = useState<DueListDialog | null>(null)
  /** True if more accounts were selected than one run takes. */
  const [isTruncated, setIsTruncated] = useState(false)

  const changeSelection: ChangeSelection = (accounts, isSelected) => {
    const next = isSelected ? addToSelection(selected, accounts) : removeFromSelection(selected, accounts)
    setIsTruncated(next.isTruncated)
    onSelect(next.selected)
  }

  const columns: Column<DunningAccount>[] = [
    ...(mayNotify ? [selectColumn(selected, changeSelection)] : []),
    ...accountColumns(customers),
    ...(isOnHeld ? [holdColumn] : []),
    nextColumn,
    ...(mayHold ? [actionColumn(setOpenDialog)] : []),
  ]

  return (
    <>
      <PageState query={query} failedText={dunningTexts.reportNotLoaded}>
        {(report) => (
          <>
            <MoratoriumBanner moratoria={report.moratoria} />
            <ReportTime moment={report.as_of} isFetching={query.isFetching} onRefresh={() => void query.refetch()} />
            <DueListRules />
            <ReportFilters communities={report.communities} heldCount={report.held_count} />
            {report.total_count === 0 && <NoneDue isOnHeld={isOnHeld} />}
            {mayNotify && report.total_count > 0 && (
              <SelectionBar
                count={selected.size}
                isTruncated={isTruncated}
                onClear={() => changeSelection([...selected.values()], false)}
                onNotify={() => setOpenDialog({ kind: 'notify' })}
              />
            )}
            {report.total_count > 0 && <SortSelect columns={columns} sorting={sorting} />}
            {groupByCommunity(report.accounts).map(([name, accounts]) => (
              <CommunityPanel
                key={name}
                {...{ name, accounts, columns, sorting }}
                isStale={query.isFetching}
                onSelectAll={mayNotify ? () => changeSelection(accounts, true) : null}
              />
            ))}
            {report.total_count > 0 && <ListPages page={page} totalCount={report.total_count} />}
          </>
        )}
      </PageState>
      {openDialog && (
        <DueListDialogs
          dialog={openDialog}
          selected={[...selected.keys()]}
          noticeKey={noticeKey}
          onStarted={() => {
            noticeKey.reset()
            onSelect(new Map())
          }}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </>
  )
}

const NoneDue = ({ isOnHeld }: { isOnHeld: boolean }) => (
  <EmptyPanel>
    <p>{isOnHeld ? dunningTexts.noHolds : dunningTexts.noneDue}</p>
    <p>{isOnHeld ? dunningTexts.noHoldsHint : dunningTexts.noneDueHint}</p>
  </EmptyPanel>
)

const DueListRules = () => (
  <details className={styles.explained}>
    <summary>{dunningTexts.rulesTitle}</summary>
    <p>{dunningTexts.turnOffHint}</p>
    <p>{nextActionText}</p>
  </details>
)

interface CommunityPanelProps {
  name: string
  accounts: DunningAccount[]
  columns: Column<DunningAccount>[]
  sorting: ListSort
  isStale: boolean
  /** Null for a user who can't select accounts. */
  onSelectAll: (() => void) | null
}

const CommunityPanel = ({ name, accounts, columns, sorting, isStale, onSelectAll }: CommunityPanelProps) => (
  <Panel
    title={name}
    action={
      onSelectAll && (
        <Button size="small" aria-label={dunningTexts.selectCommunity(name)} onClick={onSelectAll}>
          {commonTexts.selectAll}
        </Button>
      )
    }
  >
    <DataTable
      caption={dunningTexts.communityCaption(name)}
      columns={columns}
      rows={accounts}
      rowKey={({ account_no }) => account_no}
      isStale={isStale}
      head={<TableHead columns={columns} sorting={sorting} />}
    />
  </Panel>
)

interface SelectionBarProps {
  count: number
  isTruncated: boolean
  onClear: () => void
  onNotify: () => void
}

const SelectionBar = ({ count, isTruncated, onClear, onNotify }: SelectionBarProps) => (
  <div className={parts.wideActions}>
    <span aria-live="polite">
      {dunningTexts.selectedCount(numberText(count))}
      {isTruncated && `. ${selectionFullText}`}
    </span>
    <Button disabled={count === 0} onClick={onClear}>
      {commonTexts.clearSelection}
    </Button>
    <Button kind="primary" disabled={count === 0} onClick={onNotify}>
      {dunningTexts.notifyByEmail}
    </Button>
  </div>
)
