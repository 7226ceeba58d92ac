/** Lists outages, open ones first, and records new ones. */
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { type Outage, outageSortColumns } from '#shared/contract/services/outages'
import { servicesLabel } from '#shared/services/listServices'
import * as commonTexts from '#shared/texts/common'
import * as outageTexts from '#shared/texts/services/outages'
import { useListOutagesQuery } from '../../api/services/outages'
import { ProviderMoment } from '../../domain/summary/ProviderMoment'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { numberText } from '../../ui/format/amounts'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import type { Column } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useListSort } from '../../ui/lists/useListSort'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { Tag } from '../../ui/Tag'
import { outageName } from './outageName'
import { RecordOutageDialog } from './RecordOutageDialog'

/** Customers report an open outage, and colleagues change it. */
const pollMs = 30_000

export function OutageList() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const page = readPage(search)
  const sorting = useListSort(outageSortColumns)
  const query = useListOutagesQuery(
    { query: { sort: sorting.sort, ...page } },
    { pollingInterval: pollMs, skipPollingIfUnfocused: true },
  )
  useLastPage(page, query)
  const [isRecording, setRecording] = useState(false)
  const recordButton = useHasRight('ANNOUNCEMENTS.write') && (
    <Button kind="primary" onClick={() => setRecording(true)}>
      {outageTexts.recordOutage}
    </Button>
  )
  return (
    <PageStack>
      <PageState
        query={query}
        failedText={outageTexts.outagesNotLoaded}
        isEmpty={({ total_count }) => total_count === 0}
        empty={
          <EmptyPanel action={recordButton}>
            <p>{outageTexts.noOutages}</p>
            <p>{outageTexts.noOutagesHint}</p>
          </EmptyPanel>
        }
      >
        {({ outages, total_count }) => (
          <>
            {recordButton && <div>{recordButton}</div>}
            <ConsoleTable
              caption={outageTexts.openFirst}
              columns={columns}
              rows={outages}
              rowKey={({ outage_id }) => outage_id}
              sorting={sorting}
              isStale={query.isFetching}
            />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
      {isRecording && (
        <RecordOutageDialog onRecorded={(id) => void navigate(`?outage=${id}`)} onClose={() => setRecording(false)} />
      )}
    </PageStack>
  )
}

export const OutageTag = ({ state }: Pick<Outage, 'state'>) => (
  <Tag color={state === 'open' ? 'error' : 'default'}>{outageTexts.stateLabels[state]}</Tag>
)

const columns: Column<Outage>[] = [
  {
    key: 'area',
    title: outageTexts.areaColumn,
    render: (outage) => (
      <>
        <Link to={`?outage=${outage.outage_id}`} aria-label={outageTexts.detailsOf(outageName(outage))}>
          <strong>{outage.community}</strong>
        </Link>
        {outage.area_name !== '' && <span className={parts.below}>{outage.area_name}</span>}
      </>
    ),
  },
  { key: 'state', title: commonTexts.status, narrow: 'right', render: ({ state }) => <OutageTag state={state} /> },
  {
    key: 'services',
    title: commonTexts.services,
    isNamed: true,
    narrow: 'wide',
    render: ({ service_types }) => servicesLabel(service_types),
  },
  {
    key: 'customers',
    title: outageTexts.customersColumn,
    isFigure: true,
    isNamed: true,
    narrow: 'wide',
    render: ({ customer_count }) => numberText(customer_count),
  },
  {
    key: 'reports',
    title: outageTexts.reportsColumn,
    isFigure: true,
    isNamed: true,
    narrow: 'wide',
    render: ({ report_count }) => numberText(report_count),
  },
  {
    key: 'started',
    title: outageTexts.startedColumn,
    isNamed: true,
    narrow: 'wide',
    render: ({ started_at }) => <ProviderMoment value={started_at} />,
  },
  {
    key: 'ended',
    title: outageTexts.endColumn,
    isNamed: true,
    narrow: 'wide',
    render: (outage) => <OutageEnd {...outage} />,
  },
]

function OutageEnd({ ended_at, expected_end_at }: Pick<Outage, 'ended_at' | 'expected_end_at'>) {
  if (ended_at !== null) return <ProviderMoment value={ended_at} />
  if (expected_end_at === null) return outageTexts.unknownTime
  return (
    <>
      {outageTexts.expectedColumn}
      <span className={parts.below}>
        <ProviderMoment value={expected_end_at} />
      </span>
    </>
  )
}
