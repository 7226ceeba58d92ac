import { Navigate, useSearchParams } from 'react-router-dom'
import type { SignInAttempt } from '#shared/contract/security'
import { useListSignInsQuery } from '../../api/security'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { DateText } from '../../ui/DateText'
import { changed, lastPageBefore, pageIn } from '../../ui/lists/listAddress'
import { PageState } from '../../ui/states/PageState'
import { PaginationBar } from '../../ui/lists/PaginationBar'
import { Panel } from '../../ui/panels/Panel'
import styles from './security.module.css'

const outcomeTexts: Record<SignInAttempt['outcome'], string> = {
  succeeded: 'Signed in',
  wrong_password: 'Refused: wrong password',
  wrong_code: 'Refused: wrong code',
}

const columns: Column<SignInAttempt>[] = [
  { key: 'at', title: 'Time', render: ({ at }) => <DateText value={at} withTime /> },
  {
    key: 'outcome',
    title: 'Outcome',
    narrow: 'right',
    render: ({ outcome }) => (
      <span className={outcome === 'succeeded' ? undefined : styles.refused}>{outcomeTexts[outcome]}</span>
    ),
  },
  { key: 'device', title: 'Device', render: ({ device }) => device },
  { key: 'address', title: 'Address', narrow: 'right', render: ({ address }) => address },
]

export function SignInHistoryPanel() {
  const [search, setSearch] = useSearchParams()
  const page = pageIn(search)
  const query = useListSignInsQuery({ body: page })
  const lastPage = query.isSuccess && !query.isFetching ? lastPageBefore(page, query.data.total_count) : null

  if (lastPage !== null) return <Navigate to={`?${changed(search, { page: lastPage })}`} replace />
  return (
    <Panel title="Sign-in history">
      <PageState query={query} what="Your sign-in history" rows={5}>
        {({ sign_ins, total_count }) => (
          <>
            <DataTable
              caption="Sign-ins, newest first"
              columns={columns}
              rows={sign_ins}
              rowKey={({ id }) => id}
              empty="No sign-in has been recorded yet."
              isStale={query.isFetching}
            />
            <PaginationBar
              currentPage={page.page_number}
              itemsPerPage={page.page_size}
              totalCount={total_count}
              onChange={(number, size) => setSearch((before) => changed(before, { page: number, size }))}
            />
          </>
        )}
      </PageState>
    </Panel>
  )
}
