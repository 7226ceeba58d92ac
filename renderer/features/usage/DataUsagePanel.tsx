/** Shows the fiber data usage of an address as a chart by month and by day, and as a table. */

import { Segmented } from 'antd'
import { Link, useSearchParams } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as monthTexts from '#shared/texts/months'
import * as usageTexts from '#shared/texts/services/usage'
import * as usageTableTexts from '#shared/texts/services/usageTables'
import { useListDataUsageQuery } from '../../api/services/usage'
import { ExportButton } from '../../domain/exports/ExportButton'
import { BarChart } from '../../ui/charts/BarChart'
import { DateText } from '../../ui/DateText'
import { numberText } from '../../ui/format/amounts'
import { saveCsv } from '../../ui/lists/csv'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { withChanges } from '../../ui/lists/listSearch'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { Tag } from '../../ui/Tag'
import { DaysPanel, monthlyUsageId, useShownMonth } from './DaysPanel'
import {
  type DataKind,
  type DataUsageMonth,
  dataKinds,
  fillDataMonths,
  formatGigabytes,
  gigabytesOf,
} from './dataSeries'
import { dataDayMonths } from './dayMonths'
import { explainDataUse } from './explainDataUse'
import styles from './usage.module.css'
import { dataRows } from './usageRows'

export function DataUsagePanel({ account }: { account: UserAccount }) {
  const query = useListDataUsageQuery({ query: { crm_service_account_id: account.crm_service_account_id } })
  const [search, setSearch] = useSearchParams()
  const kind = dataKinds.find((candidate) => candidate === search.get('data')) ?? 'total'
  return (
    <Panel
      title={usageTexts.dataUsage}
      headingId={monthlyUsageId}
      action={
        <Segmented<DataKind>
          aria-label={usageTexts.data}
          value={kind}
          options={dataKinds.map((value) => ({ value, label: usageTableTexts.dataKindLabels[value] }))}
          onChange={(selected) =>
            setSearch((before) => withChanges(before, { data: selected === 'total' ? null : selected }), {
              replace: true,
            })
          }
        />
      }
    >
      <PageState
        query={query}
        failedText={usageTexts.dataUsageNotLoaded}
        rows={6}
        isEmpty={({ months }) => months.length === 0}
        empty={
          <EmptyPanel picture="usage" action={<Link to={paths.troubleShoot}>{usageTexts.checkTheConnection}</Link>}>
            {usageTexts.noUsageHint}
          </EmptyPanel>
        }
      >
        {({ months }) => <DataChart months={fillDataMonths(months)} kind={kind} />}
      </PageState>
    </Panel>
  )
}

/** Shows the days of one of the months, and the figures of all of them. Waits and fails with the chart. */
export function DataDetails({ account: { crm_service_account_id: id } }: { account: UserAccount }) {
  const { data } = useListDataUsageQuery({ query: { crm_service_account_id: id } })
  if (!data || data.months.length === 0) return null
  const { months } = data
  return (
    <>
      <DaysPanel serviceAccountId={id} unit="GB" months={dataDayMonths(months)} />
      <Panel
        title={usageTexts.byMonth}
        action={<ExportButton onExport={() => saveCsv(usageTexts.internetUsageCsv, dataRows(months))} />}
      >
        <DataTable
          caption={usageTexts.dataMonthsCaption}
          columns={columns}
          rows={fillDataMonths(months).toReversed()}
          rowKey={({ month }) => month}
        />
      </Panel>
    </>
  )
}

function DataChart({ months, kind }: { months: readonly DataUsageMonth[]; kind: DataKind }) {
  const { month: shown, show } = useShownMonth(dataDayMonths(months.flatMap(({ data }) => data ?? [])))
  const [first, last] = [months[0], months.at(-1)]
  const span =
    first && last ? commonTexts.rangeOf(monthTexts.monthName(first.month), monthTexts.monthName(last.month)) : ''
  const summary = explainDataUse(months, kind)
  return (
    <figure className={styles.dataChart}>
      {summary !== null && <p className={styles.summary}>{summary}</p>}
      <BarChart
        label={usageTexts.dataChartLabel(usageTableTexts.dataKindLabels[kind], span)}
        format={(gigabytes) => numberText(Math.round(gigabytes))}
        bars={months.map(({ month, data }) => ({
          key: month,
          label: monthTexts.shortMonth(month),
          amount: data && gigabytesOf(data, kind),
          isMarked: data?.is_current ?? false,
        }))}
        selection={{
          selectedKey: shown?.key,
          nameOf: ({ key, amount }) => usageTexts.showDaysOf(monthTexts.monthName(key), formatGigabytes(amount ?? 0)),
          onSelect: show,
        }}
      />
      <figcaption className={styles.legend}>
        <span data-swatch="bar">{usageTexts.gigabytesOfKind(usageTableTexts.dataKindLabels[kind])}</span>
        {last?.data?.is_current && <span data-swatch="estimated">{usageTexts.currentMonth}</span>}
        {months.some(({ data }) => data === null) && <span>{usageTexts.noData}</span>}
      </figcaption>
    </figure>
  )
}

const figureColumn = (kind: DataKind): Column<DataUsageMonth> => ({
  key: kind,
  title: usageTableTexts.dataKindLabels[kind],
  isFigure: true,
  isNamed: true,
  ...(kind === 'total' && { narrow: 'right' as const }),
  render: ({ data }) => data && formatGigabytes(gigabytesOf(data, kind)),
})

const columns: Column<DataUsageMonth>[] = [
  {
    key: 'month',
    title: usageTexts.month,
    render: ({ month, data }) => (
      <>
        {monthTexts.monthName(month)} {data?.is_current && <Tag>{usageTexts.soFar}</Tag>}
        {!data && <span className={parts.below}>{usageTexts.noDataLabel}</span>}
        {data?.is_current && (
          <span className={parts.below}>
            <Rich text={usageTexts.until} parts={{ date: <DateText value={data.counted_until} /> }} />
          </span>
        )}
      </>
    ),
  },
  figureColumn('download'),
  figureColumn('upload'),
  figureColumn('total'),
]
