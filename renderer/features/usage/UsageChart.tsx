import * as commonTexts from '#shared/texts/common'
import * as monthTexts from '#shared/texts/months'
import * as usageTexts from '#shared/texts/services/usage'
import { BarChart } from '../../ui/charts/BarChart'
import { numberText, roundedDollarsText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import { degreeDaysLine } from './degreeDaysLine'
import styles from './usage.module.css'
import { amountOf, type CurrentUsage, formatAmount, type UsageMonth, type UsageUnit } from './usageSeries'

interface Props {
  months: readonly UsageMonth[]
  /** Drawn after the months, in the units in which it is estimated. */
  current?: CurrentUsage | null
  unit: UsageUnit
  hasYearBefore: boolean
  hasWeather?: boolean
  size?: 'page' | 'tile'
  /** Shows the days of a month when its bar is selected. */
  shown?: { key: string | undefined; show: (key: string) => void }
}

/** The key of the bar of the current period, which is that of its days too. */
const currentKey = 'now'

export function UsageChart({
  months,
  current = null,
  unit,
  hasYearBefore,
  hasWeather = false,
  size = 'page',
  shown,
}: Props) {
  const open = current && (unit === 'therms' || unit === 'dollars') ? current : null
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
        bars={[
          ...months.map(({ month, reading, before }) => ({
            key: month,
            label: monthTexts.shortMonth(month),
            amount: reading && amountOf(reading, unit),
            isMarked: reading?.read_type === 'estimated',
            yearBefore: hasYearBefore && before ? amountOf(before, unit) : null,
          })),
          ...(open ? [currentBar(open, unit, hasYearBefore)] : []),
        ]}
        {...(shown && {
          selection: {
            selectedKey: shown.key,
            nameOf: ({ key, amount }) =>
              key === currentKey && open
                ? usageTexts.showDaysOf(monthTexts.monthName(open.month), expectedText(open, unit))
                : usageTexts.showDaysOf(monthTexts.monthName(key), formatAmount(amount ?? 0, unit)),
            onSelect: shown.show,
          },
        })}
        {...(hasWeather && {
          line: degreeDaysLine([
            ...months.map(({ reading }) => reading && reading.degree_days),
            ...(open ? [null] : []),
          ]),
        })}
      />
      {size === 'page' && <Legend {...{ months, open, unit, hasYearBefore, hasWeather }} />}
    </figure>
  )
}

function currentBar(current: CurrentUsage, unit: UsageUnit, hasYearBefore: boolean) {
  const isMoney = unit === 'dollars'
  return {
    key: currentKey,
    label: usageTexts.currentPeriod,
    amount: isMoney ? 0 : (current.soFar ?? 0),
    expected: isMoney ? current.expectedAmount / 100 : current.expectedTherms,
    yearBefore: hasYearBefore && current.before ? amountOf(current.before, unit) : null,
  }
}

function expectedText({ soFar, expectedTherms, expectedAmount, periodEnd }: CurrentUsage, unit: UsageUnit): string {
  const day = dayText(periodEnd)
  if (unit === 'dollars') return usageTexts.expectedAmount(roundedDollarsText(expectedAmount / 100), day)
  return soFar === null
    ? usageTexts.expectedTherms(numberText(expectedTherms), day)
    : usageTexts.expectedAfter(numberText(soFar, { maxDigits: 1 }), numberText(expectedTherms), day)
}

interface LegendProps extends Pick<Props, 'months' | 'unit' | 'hasYearBefore'> {
  open: CurrentUsage | null
  hasWeather: boolean
}

function Legend({ months, open, unit, hasYearBefore, hasWeather }: LegendProps) {
  return (
    <figcaption className={styles.legend}>
      <span data-swatch="bar">{usageTexts.actual}</span>
      {months.some(({ reading }) => reading?.read_type === 'estimated') && (
        <span data-swatch="estimated">{usageTexts.estimated}</span>
      )}
      {open && <span data-swatch="estimated">{expectedText(open, unit)}</span>}
      {hasYearBefore && <span data-swatch="before">{usageTexts.lastYear}</span>}
      {hasWeather && <span data-swatch="weather">{usageTexts.degreeDaysLegend}</span>}
      {months.some(({ reading }) => reading === null) && <span>{usageTexts.unreadMonthLegend}</span>}
    </figcaption>
  )
}
