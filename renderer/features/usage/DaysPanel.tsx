/** Shows the usage of one month by day, as a chart and as a table. The month is in the URL. */

import { useSearchParams } from 'react-router-dom'
import type { UsageDay } from '#shared/contract/services/usage'
import { addDays, addMonths, countDays } from '#shared/format/dates'
import * as commonTexts from '#shared/texts/common'
import * as usageTexts from '#shared/texts/services/usage'
import { useListDailyUsageQuery } from '../../api/services/usage'
import { useAccountOwner } from '../../session/useAccountOwner'
import { Button } from '../../ui/Button'
import { BarChart } from '../../ui/charts/BarChart'
import { numberText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import { Select } from '../../ui/forms/fields/Select'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { withChanges } from '../../ui/lists/listSearch'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { DayLegend } from './DayLegend'
import { degreeDaysLine } from './degreeDaysLine'
import { explainSameDays } from './explainUsageChange'
import styles from './usage.module.css'

export interface DayMonth {
  /** `YYYY-MM`, or `now` for the current billing period. */
  key: string
  label: string
  labelInSentence: string
  from: string
  until: string
}

interface Props {
  serviceAccountId: string
  unit: 'therms' | 'GB'
  /** Newest first, at least one. */
  months: readonly DayMonth[]
  hasWeather?: boolean
}

/** The id of the heading of the usage by month on the same page. */
export const monthlyUsageId = 'monthly-usage'

/** Returns the month whose days are shown, and a function that shows those of another one. */
export function useShownMonth(months: readonly DayMonth[]) {
  const [search, setSearch] = useSearchParams()
  const month = months.find(({ key }) => key === search.get('days')) ?? months[0]
  const show = (key: string): void => {
    if (!months.some((other) => other.key === key)) return
    setSearch((before) => withChanges(before, { days: key }), { replace: true, preventScrollReset: true })
  }
  return { month, show }
}

export function DaysPanel({ serviceAccountId, unit, months, hasWeather = false }: Props) {
  const { month, show } = useShownMonth(months)
  if (!month) return null
  return (
    <Panel
      title={usageTexts.dayByDay}
      action={
        <Select
          aria-label={usageTexts.month}
          className={styles.month}
          value={month.key}
          options={months.map(({ key, label }) => ({ value: key, label }))}
          onChange={show}
        />
      }
    >
      <Days key={month.key} {...{ serviceAccountId, unit, month, hasWeather }} />
    </Panel>
  )
}

interface DaysProps extends Omit<Props, 'months' | 'hasWeather'> {
  month: DayMonth
  hasWeather: boolean
}

function Days({ serviceAccountId, unit, month, hasWeather }: DaysProps) {
  const { from, until } = month
  const query = useListDailyUsageQuery({ query: { crm_service_account_id: serviceAccountId, from, until } })
  const yearBefore = useYearBefore({ serviceAccountId, unit, month })
  return (
    <PageState
      query={yearBefore.isLoading ? { ...query, data: undefined } : query}
      failedText={usageTexts.dailyUsageNotLoaded}
      rows={8}
      isEmpty={({ days }) => days.length === 0}
      empty={
        <EmptyPanel
          picture="usage"
          action={
            <Button onClick={() => document.getElementById(monthlyUsageId)?.focus()}>
              {usageTexts.seeMonthlyUsage}
            </Button>
          }
        >
          {usageTexts.noDays}
        </EmptyPanel>
      }
    >
      {({ days }) => (
        <>
          {yearBefore.days && <Comparison days={days} yearBefore={yearBefore.days} />}
          <DaysChart {...{ days, unit, month, hasWeather }} />
          <details className={styles.details}>
            <summary>{usageTexts.showAsTable}</summary>
            <DataTable
              caption={usageTexts.usageByDay(month.labelInSentence)}
              columns={columnsOf(unit)}
              rows={[...days]}
              rowKey={({ day }) => day}
            />
          </details>
        </>
      )}
    </PageState>
  )
}

/** Returns the days of the gas period a year before the current one. Other months are explained as a whole. */
function useYearBefore({ serviceAccountId, unit, month: { key, from, until } }: Omit<DaysProps, 'hasWeather'>) {
  const isCurrent = unit === 'therms' && key === 'now'
  const range = { from: addMonths(from, -12), until: addMonths(until, -12) }
  const { data, isLoading } = useListDailyUsageQuery(
    { query: { crm_service_account_id: serviceAccountId, ...range } },
    { skip: !isCurrent },
  )
  return { days: isCurrent ? data?.days : undefined, isLoading }
}

/** Fewer days say little. */
const minCompared = 7

/** Compares the days so far with the same days of the previous year. */
function Comparison({ days, yearBefore }: { days: readonly UsageDay[]; yearBefore: readonly UsageDay[] }) {
  const owner = useAccountOwner()
  const before = new Map(yearBefore.map((usage) => [usage.day, usage]))
  const pairs = days.flatMap((usage) => {
    const earlier = before.get(addMonths(usage.day, -12))
    return earlier ? [{ usage, earlier }] : []
  })
  if (pairs.length < minCompared) return null
  const sentences = explainSameDays(
    totalOf(pairs.map(({ usage }) => usage)),
    totalOf(pairs.map(({ earlier }) => earlier)),
    owner,
  )
  return sentences && <p>{sentences}</p>
}

const totalOf = (days: readonly UsageDay[]) => ({
  therms: days.reduce((sum, { amount }) => sum + amount, 0),
  degreeDays: days.reduce((sum, { degree_days }) => sum + (degree_days ?? 0), 0),
})

/** Days of a fiber line with much traffic need no decimals. */
const format = (amount: number, unit: Props['unit']): string =>
  numberText(amount, amount > 0 && (unit === 'therms' || amount < 10) ? { minDigits: 1 } : {})

/** Returns every day from the first to the last report, so that a missing one between them is a gap. */
function fillDays(days: readonly UsageDay[]) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const byDay = new Map(days.map((usage) => [usage.day, usage]))
  return Array.from({ length: countDays(first.day, last.day) }, (_, index) => addDays(first.day, index)).map((day) => ({
    day,
    usage: byDay.get(day) ?? null,
  }))
}

function DaysChart({
  days,
  unit,
  month,
  hasWeather,
}: Pick<DaysProps, 'unit' | 'month' | 'hasWeather'> & { days: UsageDay[] }) {
  const filled = fillDays(days)
  const hasYearBefore = days.some(({ year_before }) => year_before !== null)
  return (
    <figure className={unit === 'therms' ? styles.gasChart : styles.dataChart}>
      <BarChart
        label={usageTexts.daysCaption(unit, month.labelInSentence)}
        format={(amount) => format(amount, unit)}
        decimals={1}
        bars={filled.map(({ day, usage }) => ({
          key: day,
          label: String(Number(day.slice(8))),
          amount: usage && usage.amount,
          yearBefore: usage?.year_before ?? null,
        }))}
        {...(hasWeather && { line: degreeDaysLine(filled.map(({ usage }) => usage && (usage.degree_days ?? 0))) })}
      />
      <DayLegend {...{ unit, hasYearBefore, hasWeather }} hasGaps={filled.some(({ usage }) => usage === null)} />
    </figure>
  )
}

const columnsOf = (unit: Props['unit']): Column<UsageDay>[] => [
  { key: 'day', title: commonTexts.day, render: ({ day }) => dayText(day) },
  {
    key: 'amount',
    title: unit === 'therms' ? usageTexts.thermsLabel : usageTexts.gigabytes,
    isFigure: true,
    isNamed: true,
    narrow: 'right',
    render: ({ amount }) => format(amount, unit),
  },
  {
    key: 'before',
    title: usageTexts.lastYear,
    isFigure: true,
    isNamed: true,
    render: ({ year_before }) => (year_before === null ? '–' : format(year_before, unit)),
  },
  ...(unit === 'therms'
    ? [
        {
          key: 'degrees',
          title: usageTexts.degreeDays,
          isFigure: true,
          isNamed: true,
          render: ({ degree_days }: UsageDay) => degree_days ?? '–',
        },
      ]
    : []),
]
