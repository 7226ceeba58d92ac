/** Lists moratoria on disconnects. Staff start and end them. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Moratorium, moratoriumSortColumns } from '#shared/contract/billing/moratoria'
import { rangeText } from '#shared/format/rangeText'
import * as moratoriumTexts from '#shared/texts/billing/moratoria'
import * as commonTexts from '#shared/texts/common'
import { useListMoratoriaQuery } from '../../api/billing/dunning'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { dayOfMoment, dayText } from '../../ui/format/days'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import type { Column } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useListSort } from '../../ui/lists/useListSort'
import { EmptyPanel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { Tag, type TagColor } from '../../ui/Tag'
import { EndMoratoriumDialog } from './EndMoratoriumDialog'
import { StartMoratoriumDialog } from './StartMoratoriumDialog'

type OpenDialog = { kind: 'start' } | { kind: 'end'; moratorium: Moratorium }

export function MoratoriumList() {
  const [search] = useSearchParams()
  const page = readPage(search)
  const { timeZone } = useRuntimeConfig()
  const sorting = useListSort(moratoriumSortColumns)
  const query = useListMoratoriaQuery({ query: { sort: sorting.sort, ...page } })
  useLastPage(page, query)
  const mayWrite = useHasRight('DUNNING.write')
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const startButton = mayWrite && (
    <Button kind="primary" onClick={() => setDialog({ kind: 'start' })}>
      {moratoriumTexts.startMoratorium}
    </Button>
  )
  return (
    <>
      <PageState
        query={query}
        failedText={moratoriumTexts.moratoriaNotLoaded}
        isEmpty={({ total_count }) => total_count === 0}
        empty={
          <EmptyPanel action={startButton}>
            <p>{moratoriumTexts.noMoratoria}</p>
            <p>{moratoriumTexts.noMoratoriaHint}</p>
          </EmptyPanel>
        }
      >
        {({ moratoria, total_count }) => (
          <>
            {startButton && <div>{startButton}</div>}
            <ConsoleTable
              caption={moratoriumTexts.moratoriaLastFirst}
              columns={[
                ...columnsFor(timeZone),
                ...(mayWrite ? [actionColumn((moratorium) => setDialog({ kind: 'end', moratorium }))] : []),
              ]}
              rows={moratoria}
              rowKey={({ moratorium_id }) => moratorium_id}
              sorting={sorting}
              isStale={query.isFetching}
            />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
      {dialog?.kind === 'start' && <StartMoratoriumDialog onClose={close} />}
      {dialog?.kind === 'end' && <EndMoratoriumDialog moratorium={dialog.moratorium} onClose={close} />}
    </>
  )
}

const areaOf = ({ community }: Moratorium): string => community ?? commonTexts.allCommunities

const stateColors: Record<Moratorium['state'], TagColor> = {
  scheduled: 'processing',
  active: 'warning',
  ended: 'default',
}

function endedText({ ended_at, starts_on }: Moratorium, timeZone: string): string | null {
  if (ended_at === null) return null
  const day = dayOfMoment(ended_at, timeZone)
  return day < starts_on ? moratoriumTexts.canceledOn(dayText(day)) : moratoriumTexts.endedEarlyOn(dayText(day))
}

const columnsFor = (timeZone: string): Column<Moratorium>[] => [
  {
    key: 'area',
    title: moratoriumTexts.moratoriumArea,
    render: (moratorium) => <strong>{areaOf(moratorium)}</strong>,
  },
  {
    key: 'state',
    title: commonTexts.status,
    narrow: 'right',
    render: ({ state }) => <Tag color={stateColors[state]}>{moratoriumTexts.moratoriumStateLabels[state]}</Tag>,
  },
  {
    key: 'kind',
    title: moratoriumTexts.moratoriumKind,
    isNamed: true,
    narrow: 'wide',
    render: ({ kind }) => moratoriumTexts.moratoriumLabels[kind],
  },
  {
    key: 'days',
    title: moratoriumTexts.dates,
    isNamed: true,
    narrow: 'wide',
    render: (moratorium) => (
      <>
        {rangeText(dayText(moratorium.starts_on), dayText(moratorium.ends_on))}
        <span className={parts.below}>{endedText(moratorium, timeZone)}</span>
      </>
    ),
  },
  { key: 'reason', title: commonTexts.reason, isNamed: true, narrow: 'wide', render: ({ note }) => note || '–' },
  {
    key: 'agent',
    title: moratoriumTexts.startedBy,
    isNamed: true,
    narrow: 'wide',
    render: ({ created_by }) => created_by || '–',
  },
]

const actionColumn = (onEnd: (moratorium: Moratorium) => void): Column<Moratorium> => ({
  key: 'actions',
  title: commonTexts.actions,
  narrow: 'wide',
  isAction: true,
  render: (moratorium) => {
    const { kind, state } = moratorium
    if (state === 'ended') return null
    const labelOf = state === 'scheduled' ? moratoriumTexts.cancelMoratoriumOf : moratoriumTexts.endMoratoriumOf
    return (
      <Button
        size="small"
        aria-label={labelOf(moratoriumTexts.moratoriumLabels[kind], areaOf(moratorium))}
        onClick={() => onEnd(moratorium)}
      >
        {state === 'scheduled' ? moratoriumTexts.cancelMoratorium : moratoriumTexts.endMoratorium}
      </Button>
    )
  },
})
