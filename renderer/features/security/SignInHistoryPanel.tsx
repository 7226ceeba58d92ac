import { useSearchParams } from 'react-router-dom'
import type { SignInAttempt } from '#shared/contract/security'
import type { SignInOutcome } from '#shared/signInOutcomes'
import { useListSignInsQuery } from '../../api/security'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { DateText } from '../../ui/DateText'
import { pageIn } from '../../ui/lists/listAddress'
import { PageState } from '../../ui/states/PageState'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { Panel } from '../../ui/panels/Panel'
import styles from './security.module.css'

const outcomeTexts: Record<SignInOutcome, string> = {
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
  const [search] = useSearchParams()
  const page = pageIn(search)
  const query = useListSignInsQuery({ body: page })
  useLastPage(page, query)

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
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
    </Panel>
  )
}
