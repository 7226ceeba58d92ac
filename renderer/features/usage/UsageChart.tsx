import * as commonTexts from '#shared/texts/common'
import * as monthTexts from '#shared/texts/months'
import * as usageTexts from '#shared/texts/services/usage'
import { BarChart } from '../../ui/charts/BarChart'
import { roundedDollarsText } from '../../ui/format/amounts'
import styles from './usage.module.css'
import { amountOf, formatAmount, type UsageMonth, type UsageUnit } from './usageSeries'

interface Props {
  months: readonly UsageMonth[]
  unit: UsageUnit
  hasYearBefore: boolean
  hasWeather?: boolean
  size?: 'page' | 'tile'
  /** Shows the days of a month when its bar is selected. */
  shown?: { key: string | undefined; show: (key: string) => void }
}

export function UsageChart({ months, unit, hasYearBefore, hasWeather = false, size = 'page', shown }: Props) {
  const maxDegreeDays = Math.max(1, ...months.map(({ reading }) => reading?.degree_days ?? 0))
  const [first, last] = [months[0], months.at(-1)]
  const span =
    first && last ? commonTexts.rangeOf(monthTexts.monthName(first.month), monthTexts.monthName(last.month)) : ''
  return (
    <figure className={styles.gasChart}>
      <BarChart
        size={size}
        label={usageTexts.gasByMonth(usageTexts.unitLabels[unit], span)}
        format={(amount) => (unit === 'dollars' ? roundedDollarsText(amount) : formatAmount(amount, unit))}
        decimals={unit === 'perDay' ? 1 : 0}
        bars={months.map(({ month, reading, before }) => ({
          key: month,
          label: monthTexts.shortMonth(month),
          amount: reading && amountOf(reading, unit),
          isMarked: reading?.read_type === 'estimated',
          yearBefore: hasYearBefore && before ? amountOf(before, unit) : null,
        }))}
        {...(shown && {
          selection: {
            selectedKey: shown.key,
            nameOf: ({ key, amount }) =>
              usageTexts.showDaysOf(monthTexts.monthName(key), formatAmount(amount ?? 0, unit)),
            onSelect: shown.show,
          },
        })}
        {...(hasWeather && { line: months.map(({ reading }) => reading && reading.degree_days / maxDegreeDays) })}
      />
      {size === 'page' && <Legend {...{ months, hasYearBefore, hasWeather }} />}
    </figure>
  )
}

function Legend({
  months,
  hasYearBefore,
  hasWeather,
}: Pick<Props, 'months' | 'hasYearBefore'> & { hasWeather: boolean }) {
  return (
    <figcaption className={styles.legend}>
      <span data-swatch="bar">{usageTexts.actual}</span>
      {months.some(({ reading }) => reading?.read_type === 'estimated') && (
        <span data-swatch="estimated">{usageTexts.estimated}</span>
      )}
      {hasYearBefore && <span data-swatch="before">{usageTexts.lastYear}</span>}
      {hasWeather && <span data-swatch="weather">{usageTexts.degreeDaysLegend}</span>}
      {months.some(({ reading }) => reading === null) && <span>{usageTexts.unreadMonthLegend}</span>}
    </figcaption>
  )
}
