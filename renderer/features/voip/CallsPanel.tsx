/** Lists the calls of a line, newest first. Type and page are in the URL. */

import { useSearchParams } from 'react-router-dom'
import type { VoipCall, VoipLine } from '#shared/contract/services/voip'
import { clockText } from '#shared/format/minutes'
import { callKinds, formatPhoneNumber } from '#shared/services/voip'
import * as commonTexts from '#shared/texts/common'
import * as voipTexts from '#shared/texts/services/voip'
import { useListCallsQuery } from '../../api/services/voip'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { Select } from '../../ui/forms/fields/Select'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, type SearchChanges, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { Filter, Filters, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import styles from './voip.module.css'
import { callerText } from './voipFormat'

const columns: Column<VoipCall>[] = [
  {
    key: 'other',
    title: voipTexts.nameOrNumber,
    render: ({ number, name }) => (
      <>
        {callerText({ number, name })}
        {name !== '' && number !== '' && <span className={parts.below}>{formatPhoneNumber(number)}</span>}
      </>
    ),
  },
  { key: 'kind', title: commonTexts.kind, narrow: 'right', render: ({ kind }) => voipTexts.callLabels[kind] },
  { key: 'started', title: commonTexts.when, render: ({ started_date }) => <DateText value={started_date} withTime /> },
  {
    key: 'length',
    title: voipTexts.length,
    isFigure: true,
    narrow: 'right',
    render: ({ seconds }) => (seconds > 0 ? clockText(seconds) : '–'),
  },
]

export function CallsPanel({ line }: { line: VoipLine }) {
  const [search, setSearch] = useSearchParams()
  const kind = callKinds.find((candidate) => candidate === search.get('kind'))
  const page = readPage(search)
  const query = useListCallsQuery({ query: { line_id: line.line_id, ...(kind && { kind }), ...page } })
  useLastPage(page, query)
  const updateSearch = (changes: SearchChanges): void => setSearch((before) => withChanges(before, changes))

  return (
    <Panel title={voipTexts.callHistory}>
      <Filters label={voipTexts.filterCalls}>
        <Filter label={commonTexts.kind} htmlFor="call-kind">
          <Select
            id="call-kind"
            className={styles.kind}
            value={kind ?? ''}
            options={[
              { value: '', label: voipTexts.allCalls },
              ...callKinds.map((value) => ({ value, label: voipTexts.callLabels[value] })),
            ]}
            onChange={(selected) => updateSearch({ kind: selected })}
          />
        </Filter>
      </Filters>
      <PageState query={query} failedText={voipTexts.callsNotLoaded}>
        {({ calls, total_count }) => (
          <>
            <DataTable
              caption={voipTexts.callsNewestFirst}
              columns={columns}
              rows={calls}
              rowKey={({ call_id }) => call_id}
              isStale={query.isFetching}
              empty={kind ? voipTexts.noMatchingCalls : voipTexts.noCalls}
              emptyPicture="phone"
              emptyAction={
                kind && <Button onClick={() => updateSearch({ kind: null })}>{voipTexts.showAllCalls}</Button>
              }
            />
            {total_count > 0 && <ListPages page={page} totalCount={total_count} />}
          </>
        )}
      </PageState>
    </Panel>
  )
}
