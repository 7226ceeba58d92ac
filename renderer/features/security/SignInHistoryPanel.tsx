import { useSearchParams } from 'react-router-dom'
import type { SignInOutcome } from '#shared/access/signInOutcomes'
import type { SignInAttempt } from '#shared/contract/signIn/security'
import * as commonTexts from '#shared/texts/common'
import * as securityTexts from '#shared/texts/signIn/security'
import { useListSignInsQuery } from '../../api/signIn/security'
import { DateText } from '../../ui/DateText'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import styles from './security.module.css'

const outcomeLabels: Record<SignInOutcome, string> = {
  succeeded: securityTexts.signedIn,
  wrong_password: securityTexts.failedWrongPassword,
  wrong_code: securityTexts.failedWrongCode,
}

const columns: Column<SignInAttempt>[] = [
  { key: 'at', title: commonTexts.time, render: ({ at }) => <DateText value={at} withTime /> },
  {
    key: 'outcome',
    title: securityTexts.outcome,
    narrow: 'right',
    render: ({ outcome }) => (
      <span className={outcome === 'succeeded' ? undefined : styles.refused}>{outcomeLabels[outcome]}</span>
    ),
  },
  { key: 'device', title: securityTexts.device, render: ({ device }) => device },
  { key: 'address', title: securityTexts.ipAddress, narrow: 'right', render: ({ address }) => address },
]

export function SignInHistoryPanel() {
  const [search] = useSearchParams()
  const page = readPage(search)
  const query = useListSignInsQuery({ body: page })
  useLastPage(page, query)

  return (
    <Panel title={securityTexts.signInHistory}>
      <PageState query={query} failedText={securityTexts.historyNotLoaded} rows={5}>
        {({ sign_ins, total_count }) => (
          <>
            <DataTable
              caption={securityTexts.historyCaption}
              columns={columns}
              rows={sign_ins}
              rowKey={({ id }) => id}
              empty={securityTexts.noHistoryHint}
              isStale={query.isFetching}
            />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
    </Panel>
  )
}
