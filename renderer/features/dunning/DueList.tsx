/** Lists accounts due for disconnect by community. Staff notify selected accounts, or put one on hold. */

import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { disconnectDays } from '#shared/billing/dunning'
import type { DunningAccount } from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as commonTexts from '#shared/texts/common'
import { useEndHoldMutation, useGetDunningReportQuery } from '../../api/billing/dunning'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { numberText } from '../../ui/format/amounts'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listAddress'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { accountColumns, holdColumn, nextColumn } from './accountColumns'
import { addToSelection, removeFromSelection } from './accountSelection'
import styles from './dunning.module.css'
import { groupByCommunity } from './groupByCommunity'
import { HoldDialog } from './HoldDialog'
import { MoratoriumBanner } from './MoratoriumBanner'
import { NotifyDialog } from './NotifyDialog'
import { ReportFilters } from './ReportFilters'
import { ReportTime } from './ReportTime'
import type { NoticeKey } from './useNoticeKey'

type SelectedAccounts = ReadonlyMap<string, DunningAccount>
type DueListDialog = { kind: 'notify' } | { kind: 'hold' | 'release'; account: DunningAccount }

const selectionFullText = dunningTexts.selectionCut(dunningTexts.tooMany)

/** A notice names another day than the list does, and both are right. */
const nextActionText = dunningTexts.nextActionExplanation(disconnectDays.finalCall)

interface Props {
  selected: SelectedAccounts
  onSelect: (selected: SelectedAccounts) => void
  noticeKey: NoticeKey
}

export function DueList({ selected, onSelect, noticeKey }: Props) {
  const [address] = useSearchParams()
  const page = readPage(address)
  const isOnHeld = address.get('held') === 'yes'
  const community = address.get('community') ?? undefined
  const query = useGetDunningReportQuery({ query: { ...page, held: isOnHeld ? 'yes' : 'no', community } })
  useLastPage(page, query)
  const customers = useViewCustomer()
  const mayNotify = useHasRight('NOTICES.write') && !isOnHeld
  const mayHold = useHasRight('DUNNING.write')
  const [openDialog, setOpenDialog] = useState<DueListDialog | null>(null)
  /** True if more accounts were selected than one run takes. */
  const [isTruncated, setIsTruncated] = useState(false)
  const close = () => setOpenDialog(null)

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
      <PageState query={query} subject={dunningTexts.theReport}>
        {(report) => (
          <>
            <MoratoriumBanner moratoria={report.moratoria} />
            <ReportTime moment={report.as_of} isFetching={query.isFetching} onRefresh={() => void query.refetch()} />
            <details className={styles.explained}>
              <summary>{dunningTexts.rulesTitle}</summary>
              <p>{dunningTexts.noTurnOffTimes}</p>
              <p>{nextActionText}</p>
            </details>
            <ReportFilters communities={report.communities} heldCount={report.held_count} />
            {report.total_count === 0 && (
              <EmptyPanel>
                <p>{isOnHeld ? dunningTexts.noAccountsAreOnHold : dunningTexts.noneDue}</p>
                <p>{isOnHeld ? dunningTexts.noHoldsHint : dunningTexts.noneDueHint}</p>
              </EmptyPanel>
            )}
            {mayNotify && report.total_count > 0 && (
              <SelectionBar
                count={selected.size}
                isTruncated={isTruncated}
                onClear={() => changeSelection([...selected.values()], false)}
                onNotify={() => setOpenDialog({ kind: 'notify' })}
              />
            )}
            {groupByCommunity(report.accounts).map(([name, accounts]) => (
              <Panel
                key={name}
                title={name}
                action={
                  mayNotify && (
                    <Button
                      size="small"
                      aria-label={dunningTexts.selectAllOfOnThisPage(name)}
                      onClick={() => changeSelection(accounts, true)}
                    >
                      {commonTexts.selectAll}
                    </Button>
                  )
                }
              >
                <DataTable
                  caption={dunningTexts.accountsInMostUrgentFirst(name)}
                  columns={columns}
                  rows={accounts}
                  rowKey={({ account_no }) => account_no}
                  isStale={query.isFetching}
                />
              </Panel>
            ))}
            {report.total_count > 0 && <ListPages page={page} totalCount={report.total_count} />}
          </>
        )}
      </PageState>
      {openDialog?.kind === 'notify' && (
        <NotifyDialog
          accounts={[...selected.keys()]}
          keyFor={noticeKey.keyFor}
          onStarted={() => {
            noticeKey.reset()
            onSelect(new Map())
          }}
          onClose={close}
        />
      )}
      {openDialog?.kind === 'hold' && <HoldDialog account={openDialog.account} onClose={close} />}
      {openDialog?.kind === 'release' && <ReleaseDialog account={openDialog.account} onClose={close} />}
    </>
  )
}

type ChangeSelection = (accounts: readonly DunningAccount[], isSelected: boolean) => void

const selectColumn = (selected: SelectedAccounts, onChange: ChangeSelection): Column<DunningAccount> => ({
  key: 'chosen',
  title: commonTexts.select,
  render: (account) => (
    <Checkbox
      className={styles.choose ?? ''}
      aria-label={commonTexts.selectItem(`${account.name}, ${account.account_no}`)}
      checked={selected.has(account.account_no)}
      onChange={({ target }) => onChange([account], target.checked)}
    />
  ),
})

interface SelectionBarProps {
  count: number
  isTruncated: boolean
  onClear: () => void
  onNotify: () => void
}

const SelectionBar = ({ count, isTruncated, onClear, onNotify }: SelectionBarProps) => (
  <div className={styles.choices}>
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

const actionColumn = (open: (openDialog: DueListDialog) => void): Column<DunningAccount> => ({
  key: 'actions',
  title: commonTexts.actions,
  narrow: 'wide',
  render: (account) => {
    const accountLabel = `${account.name}, ${account.account_no}`
    if (account.hold_id !== null) {
      return (
        <Button
          size="small"
          aria-label={dunningTexts.endHoldFor(accountLabel)}
          onClick={() => open({ kind: 'release', account })}
        >
          {dunningTexts.endHold}
        </Button>
      )
    }
    // A moratorium ends without action; a hold beside it may last longer.
    return (
      <Button
        size="small"
        aria-label={dunningTexts.removeFromTheList(accountLabel)}
        onClick={() => open({ kind: 'hold', account })}
      >
        {commonTexts.remove}
      </Button>
    )
  },
})

function ReleaseDialog({ account, onClose }: { account: DunningAccount; onClose: () => void }) {
  const [end] = useEndHoldMutation()
  return (
    <QuestionDialog
      title={dunningTexts.endThisHold}
      consequence={dunningTexts.endHoldEffect({
        name: account.name,
        account: account.account_no,
        reason: account.hold_reason ? dunningTexts.holdLabels[account.hold_reason] : '',
        note: account.hold_note,
      })}
      yesText={dunningTexts.endHold}
      call={() => end({ params: { hold_id: account.hold_id ?? '' } })}
      outcome={dunningTexts.holdEnded}
      onClose={onClose}
    />
  )
}
