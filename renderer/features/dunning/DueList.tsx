/** Who is due for disconnect, community by community: choose some and notify them, or take one off the list. */
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DunningAccount } from '#shared/contract/connections'
import { disconnectDays } from '#shared/dunning'
import { useEndHoldMutation, useGetDunningReportQuery } from '../../api/connections'
import { useViewCustomer } from '../../api/useViewCustomer'
import { useMay } from '../../session/useMay'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { pageIn } from '../../ui/lists/listAddress'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { accountColumns, holdColumn, nextColumn } from './accountColumns'
import { AsOf } from './AsOf'
import { withChosen, withoutChosen } from './choosing'
import styles from './dunning.module.css'
import { byCommunity, heldWords } from './dunningWords'
import { HoldDialog } from './HoldDialog'
import { MoratoriumBanner } from './MoratoriumBanner'
import { NotifyDialog } from './NotifyDialog'
import { ReportFilters } from './ReportFilters'
import type { NoticeKey } from './useNoticeKey'
import * as disconnectTexts from '#shared/texts/disconnects'
import * as commonTexts from '#shared/texts/common'

type Chosen = ReadonlyMap<string, DunningAccount>
type Opened = { what: 'notify' } | { what: 'hold' | 'release'; account: DunningAccount }

const fullText = disconnectTexts.theOthersArentSelectedNotify(disconnectTexts.tooMany)

/** A notice names another day than the list does, and both are right. */
const nextActionText = disconnectTexts.nextActionShowsTheDate(disconnectDays.finalCall)

interface Props {
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  noticeKey: NoticeKey
}

export function DueList({ chosen, onChoose, noticeKey }: Props) {
  const [address] = useSearchParams()
  const page = pageIn(address)
  const isOnHeld = address.get('held') === 'yes'
  const community = address.get('community') ?? undefined
  const query = useGetDunningReportQuery({ query: { ...page, held: isOnHeld ? 'yes' : 'no', community } })
  useLastPage(page, query)
  const customers = useViewCustomer()
  const mayNotify = useMay('NOTICES.write') && !isOnHeld
  const mayHold = useMay('DUNNING.write')
  const [opened, setOpened] = useState<Opened | null>(null)
  /** More was chosen than one run takes. */
  const [isCut, setIsCut] = useState(false)
  const close = () => setOpened(null)

  function choose(accounts: readonly DunningAccount[], isChosen: boolean): void {
    const next = isChosen ? withChosen(chosen, accounts) : withoutChosen(chosen, accounts)
    setIsCut(next.isCut)
    onChoose(next.chosen)
  }

  const columns: Column<DunningAccount>[] = [
    ...(mayNotify
      ? [
          {
            key: 'chosen',
            title: commonTexts.select,
            render: (account: DunningAccount) => (
              <Checkbox
                className={styles.choose ?? ''}
                aria-label={`Select ${account.name}, ${account.account_no}`}
                checked={chosen.has(account.account_no)}
                onChange={({ target }) => choose([account], target.checked)}
              />
            ),
          },
        ]
      : []),
    ...accountColumns(customers),
    ...(isOnHeld ? [holdColumn] : []),
    nextColumn,
    ...(mayHold ? [actionColumn(setOpened)] : []),
  ]

  return (
    <>
      <PageState query={query} what={disconnectTexts.theReport}>
        {(report) => (
          <>
            <MoratoriumBanner moratoria={report.moratoria} />
            <AsOf moment={report.as_of} isFetching={query.isFetching} onRefresh={() => void query.refetch()} />
            <details className={styles.explained}>
              <summary>{disconnectTexts.disconnectionRulesAndNextActions}</summary>
              <p>{disconnectTexts.noOneIsSentTo}</p>
              <p>{nextActionText}</p>
            </details>
            <ReportFilters communities={report.communities} heldCount={report.held_count} />
            {report.total_count === 0 && (
              <EmptyPanel>
                <p>{isOnHeld ? disconnectTexts.noAccountsAreOnHold : disconnectTexts.goodNewsNoAccountsAre}</p>
                <p>
                  {isOnHeld ? disconnectTexts.holdsArePlacedOnAccounts : disconnectTexts.theresNothingToDoHereUntil}
                </p>
              </EmptyPanel>
            )}
            {mayNotify && report.total_count > 0 && (
              <div className={styles.choices}>
                <span aria-live="polite">
                  {chosen.size.toLocaleString('en-US')} {disconnectTexts.selected(isCut, fullText)}
                </span>
                <Button disabled={chosen.size === 0} onClick={() => choose([...chosen.values()], false)}>
                  {disconnectTexts.clearSelection}
                </Button>
                <Button type="primary" disabled={chosen.size === 0} onClick={() => setOpened({ what: 'notify' })}>
                  {disconnectTexts.notifyByEmail}
                </Button>
              </div>
            )}
            {byCommunity(report.accounts).map(([name, accounts]) => (
              <Panel
                key={name}
                title={name}
                action={
                  mayNotify && (
                    <Button
                      size="small"
                      aria-label={disconnectTexts.selectAllOfOnThisPage(name)}
                      onClick={() => choose(accounts, true)}
                    >
                      {disconnectTexts.selectAll}
                    </Button>
                  )
                }
              >
                <DataTable
                  caption={disconnectTexts.accountsInMostUrgentFirst(name)}
                  columns={columns}
                  rows={accounts}
                  rowKey={({ account_no }) => account_no}
                  empty={null}
                  isStale={query.isFetching}
                />
              </Panel>
            ))}
            {report.total_count > 0 && <ListPages page={page} totalCount={report.total_count} />}
          </>
        )}
      </PageState>
      {opened?.what === 'notify' && (
        <NotifyDialog
          accounts={[...chosen.keys()]}
          keyFor={noticeKey.keyFor}
          onBegun={() => {
            noticeKey.forget()
            onChoose(new Map())
          }}
          onClose={close}
        />
      )}
      {opened?.what === 'hold' && <HoldDialog account={opened.account} onClose={close} />}
      {opened?.what === 'release' && <ReleaseDialog account={opened.account} onClose={close} />}
    </>
  )
}

const actionColumn = (open: (opened: Opened) => void): Column<DunningAccount> => ({
  key: 'actions',
  title: commonTexts.actions,
  narrow: 'wide',
  render: (account) => {
    const whom = `${account.name}, ${account.account_no}`
    if (account.hold_id !== null) {
      return (
        <Button
          size="small"
          aria-label={disconnectTexts.endHoldFor(whom)}
          onClick={() => open({ what: 'release', account })}
        >
          {disconnectTexts.endHold}
        </Button>
      )
    }
    // A moratorium ends by itself; a hold beside it may last longer.
    return (
      <Button
        size="small"
        aria-label={disconnectTexts.removeFromTheList(whom)}
        onClick={() => open({ what: 'hold', account })}
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
      title={disconnectTexts.endThisHold}
      consequence={`${account.name} (${account.account_no}) is on hold${account.hold_reason ? `: ${heldWords[account.hold_reason]}` : ''}${account.hold_note === '' ? '' : ` (${account.hold_note})`}. Once the hold ends, the account is due for disconnect again.`}
      yesText={disconnectTexts.endHold}
      call={() => end({ params: { hold_id: account.hold_id ?? '' } })}
      outcome={disconnectTexts.holdEnded}
      onClose={onClose}
    />
  )
}
