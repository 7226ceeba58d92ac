import type { UsageReading } from '#shared/contract/services/usage'
import { rangeText } from '#shared/format/rangeText'
import * as commonTexts from '#shared/texts/common'
import * as monthTexts from '#shared/texts/months'
import * as usageTexts from '#shared/texts/services/usage'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'
import styles from './usage.module.css'
import type { UsageMonth } from './usageSeries'

/** Returns the highest number that a meter with as many digits as the reading before can show. */
const highestOf = ({ previous_read }: UsageReading): string => '9'.repeat(String(previous_read).length)

/** A meter that passes its highest number continues at zero. One that was replaced has a note instead. */
const hasStartedOver = (reading: UsageReading): boolean =>
  reading.note === '' && reading.current_read < reading.previous_read

const columns: Column<UsageMonth>[] = [
  {
    key: 'month',
    title: usageTexts.month,
    render: ({ month, reading }) => (
      <>
        {monthTexts.monthName(month)}
        <span className={parts.below}>
          {reading ? rangeText(dayText(reading.period_start), dayText(reading.period_end)) : usageTexts.notRead}
        </span>
      </>
    ),
  },
  {
    key: 'read',
    title: usageTexts.reading,
    render: ({ reading }) =>
      reading && (
        <>
          {rangeText(String(reading.previous_read), String(reading.current_read))}{' '}
          {reading.read_type === 'estimated' && <Tag color="warning">{usageTexts.estimated}</Tag>}
          {hasStartedOver(reading) && (
            <span className={parts.below}>{usageTexts.meterStartedOver(highestOf(reading))}</span>
          )}
          {reading.note && <span className={parts.below}>{reading.note}</span>}
        </>
      ),
  },
  { key: 'days', title: commonTexts.days, isFigure: true, narrow: 'hidden', render: ({ reading }) => reading?.days },
  {
    key: 'ccf',
    title: usageTexts.unitLabels.ccf,
    isFigure: true,
    narrow: 'hidden',
    render: ({ reading }) => reading?.ccf,
  },
  {
    key: 'therms',
    title: usageTexts.thermsLabel,
    isFigure: true,
    narrow: 'right',
    render: ({ reading }) =>
      reading && (
        <>
          {reading.therms}
          <span className={styles.unit}> {usageTexts.therms}</span>
        </>
      ),
  },
  {
    key: 'before',
    title: usageTexts.lastYear,
    isFigure: true,
    narrow: 'hidden',
    render: ({ before }) => before?.therms ?? '–',
  },
  {
    key: 'degrees',
    title: usageTexts.degreeDays,
    isFigure: true,
    narrow: 'hidden',
    render: ({ reading }) => reading?.degree_days,
  },
  {
    key: 'amount',
    title: commonTexts.amount,
    isFigure: true,
    narrow: 'right',
    render: ({ reading }) => reading && amountText(reading.amount),
  },
]

export const UsageTable = ({ months }: { months: readonly UsageMonth[] }) => (
  <DataTable
    caption={usageTexts.readingsCaption}
    columns={months.some(({ before }) => before !== null) ? columns : columns.filter(({ key }) => key !== 'before')}
    rows={months.toReversed()}
    rowKey={({ month }) => month}
  />
)
