/** The readings one by one, the latest first. */
import { Tag } from 'antd'
import { dayText } from '../../ui/look/days'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { monthName } from '../../ui/charts/months'
import type { UsageMonth } from './usageSeries'
import styles from './usage.module.css'
import { amountText } from '../../ui/look/amounts'

const columns: Column<UsageMonth>[] = [
  {
    key: 'month',
    title: 'Month',
    render: ({ month, reading }) => (
      <>
        {monthName(month)}
        <span className={styles.detail}>
          {reading ? `${dayText(reading.period_start)} – ${dayText(reading.period_end)}` : 'Not read'}
        </span>
      </>
    ),
  },
  {
    key: 'read',
    title: 'Reading',
    render: ({ reading }) =>
      reading && (
        <>
          {reading.previous_read} to {reading.current_read}{' '}
          {reading.read_type === 'estimated' && <Tag color="warning">Estimated</Tag>}
          {reading.note && <span className={styles.detail}>{reading.note}</span>}
        </>
      ),
  },
  { key: 'days', title: 'Days', isFigure: true, narrow: 'hidden', render: ({ reading }) => reading?.days },
  { key: 'ccf', title: 'CCF', isFigure: true, narrow: 'hidden', render: ({ reading }) => reading?.ccf },
  {
    key: 'therms',
    title: 'Therms',
    isFigure: true,
    narrow: 'right',
    render: ({ reading }) =>
      reading && (
        <>
          {reading.therms}
          <span className={styles.unit}> therms</span>
        </>
      ),
  },
  {
    key: 'before',
    title: 'A year before',
    isFigure: true,
    narrow: 'hidden',
    render: ({ before }) => before?.therms ?? '–',
  },
  {
    key: 'degrees',
    title: 'Degree days',
    isFigure: true,
    narrow: 'hidden',
    render: ({ reading }) => reading?.degree_days,
  },
  {
    key: 'amount',
    title: 'Amount',
    isFigure: true,
    narrow: 'right',
    render: ({ reading }) => reading && amountText(reading.amount),
  },
]

export const UsageTable = ({ months }: { months: readonly UsageMonth[] }) => (
  <DataTable
    caption="Gas readings, the latest first"
    columns={months.some(({ before }) => before !== null) ? columns : columns.filter(({ key }) => key !== 'before')}
    rows={months.toReversed()}
    rowKey={({ month }) => month}
    empty={null}
  />
)
