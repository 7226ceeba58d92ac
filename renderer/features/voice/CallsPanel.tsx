/** The calls of a line, newest first; kind and page live in the address. */
import { Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import type { VoiceCall, VoiceLine } from '#shared/contract/voice'
import { callKinds, formatNumber } from '#shared/voice'
import { useListCallsQuery } from '../../api/voice'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { DateText } from '../../ui/DateText'
import { changed, pageIn, type Changes } from '../../ui/lists/listAddress'
import { PageState } from '../../ui/states/PageState'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, Filter, Filters, Panel } from '../../ui/panels/Panel'
import { callerText, callLabels, lengthText } from './voiceWords'
import styles from './voice.module.css'

const columns: Column<VoiceCall>[] = [
  {
    key: 'other',
    title: 'Name or number',
    render: ({ number, name }) => (
      <>
        {callerText({ number, name })}
        {name !== '' && number !== '' && <span className={styles.detail}>{formatNumber(number)}</span>}
      </>
    ),
  },
  { key: 'kind', title: 'Kind', narrow: 'right', render: ({ kind }) => callLabels[kind] },
  { key: 'started', title: 'When', render: ({ started_date }) => <DateText value={started_date} withTime /> },
  {
    key: 'length',
    title: 'Length',
    isFigure: true,
    narrow: 'right',
    render: ({ seconds }) => (seconds > 0 ? lengthText(seconds) : '–'),
  },
]

export function CallsPanel({ line }: { line: VoiceLine }) {
  const [search, setSearch] = useSearchParams()
  const kind = callKinds.find((known) => known === search.get('kind'))
  const page = pageIn(search)
  const query = useListCallsQuery({ query: { line_id: line.line_id, ...(kind && { kind }), ...page } })
  useLastPage(page, query)
  const show = (changes: Changes): void => setSearch((before) => changed(before, changes))

  return (
    <Panel title="Call history">
      <Filters label="Filter calls">
        <Filter label="Kind" htmlFor="call-kind">
          <Select
            id="call-kind"
            className={styles.kind}
            value={kind ?? ''}
            options={[
              { value: '', label: 'All calls' },
              ...callKinds.map((value) => ({ value, label: callLabels[value] })),
            ]}
            onChange={(chosen) => show({ kind: chosen })}
          />
        </Filter>
      </Filters>
      <PageState query={query} what="The calls">
        {({ calls, total_count }) => (
          <>
            <DataTable
              caption="Calls, newest first"
              columns={columns}
              rows={calls}
              rowKey={({ call_id }) => call_id}
              isStale={query.isFetching}
              empty={
                <EmptyPanel>
                  {kind ? 'There is no call of that kind.' : 'There are no calls on this line yet.'}
                </EmptyPanel>
              }
            />
            {total_count > 0 && <ListPages page={page} totalCount={total_count} />}
          </>
        )}
      </PageState>
    </Panel>
  )
}
