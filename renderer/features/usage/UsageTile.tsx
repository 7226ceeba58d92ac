/** Shows in the dashboard's first row what was used at the selected address: gas, or else data. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { rangeText } from '#shared/format/rangeText'
import { paths } from '#shared/paths'
import type { ServiceType } from '#shared/services/services'
import * as monthTexts from '#shared/texts/months'
import * as usageTexts from '#shared/texts/services/usage'
import { useGetBillEstimateQuery } from '../../api/billing/statements'
import { useListDataUsageQuery, useListUsageQuery } from '../../api/services/usage'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { BarChart } from '../../ui/charts/BarChart'
import { numberText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import { fillDataMonths, formatGigabytes, gigabytesOf } from './dataSeries'
import { estimateRange } from './estimateRange'
import { UsageChart } from './UsageChart'
import styles from './UsageTile.module.css'
import shared from './usage.module.css'
import { fillUsageMonths, type UsageMonth } from './usageSeries'

export function UsageTile({ account }: { account: UserAccount }) {
  const { accounts } = useSelection()
  const accountWith = (type: ServiceType) => accounts.find(({ service_type_code }) => service_type_code === type)
  const gas = accountWith('GAS')
  return gas ? <GasUsage account={gas} /> : <DataUsage account={accountWith('FIBER') ?? account} />
}

interface FigureProps {
  amount: string
  unit: string
  detail?: ReactNode
}

const Figure = ({ amount, unit, detail }: FigureProps) => (
  <p className={styles.figure}>
    <span className={styles.amount}>{amount}</span> {unit}
    {detail !== undefined && <span className={styles.detail}>{detail}</span>}
  </p>
)

function GasUsage({ account }: { account: UserAccount }) {
  const query = useListUsageQuery({ body: { service_account_id: account.crm_service_account_id, months: 36 } })
  return (
    <TilePanel
      title={usageTexts.gasUsage}
      action={<Link to={paths.gasUsageHistory}>{usageTexts.viewUsage}</Link>}
      query={query}
      failedText={usageTexts.readingsNotLoaded}
      rows={4}
      isEmpty={({ readings }) => readings.length === 0}
      empty={<EmptyTile picture="usage">{usageTexts.firstReadingHint}</EmptyTile>}
    >
      {({ readings }) => {
        const months = fillUsageMonths(readings, 13)
        const latest = months.at(-1)
        return (
          <>
            {latest?.reading && (
              <Figure
                amount={numberText(latest.reading.therms)}
                unit={usageTexts.thermsOfPeriod(
                  rangeText(dayText(latest.reading.period_start), dayText(latest.reading.period_end)),
                )}
                detail={
                  <>
                    {changeText(latest)}
                    <EstimateLine account={account} />
                  </>
                }
              />
            )}
            <UsageChart size="tile" months={months} unit="therms" hasYearBefore />
          </>
        )
      }}
    </TilePanel>
  )
}

/** Appears once the estimate is there. It names its period, because the figure above is about the last bill. */
function EstimateLine({ account }: { account: UserAccount }) {
  const mayRead = useHasRight('BILLINGHISTORY.read')
  const query = { query: { crm_service_account_id: account.crm_service_account_id } }
  const { data } = useGetBillEstimateQuery(query, { skip: !mayRead })
  if (!data?.estimate) return null
  const { period_end } = data.estimate
  return (
    <span className={styles.estimate}>
      {usageTexts.nextBillRange(dayText(period_end), estimateRange(data.estimate))}
    </span>
  )
}

/** Compares a month with the same one a year earlier. */
function changeText({ reading, before }: UsageMonth): string | null {
  if (!reading || !before || before.therms === 0) return null
  return usageTexts.yearlyChange(Math.round(((reading.therms - before.therms) / before.therms) * 100))
}

function DataUsage({ account }: { account: UserAccount }) {
  const query = useListDataUsageQuery({ query: { crm_service_account_id: account.crm_service_account_id } })
  return (
    <TilePanel
      title={usageTexts.dataUsage}
      action={<Link to={paths.internetUsage}>{usageTexts.viewUsage}</Link>}
      query={query}
      failedText={usageTexts.dataUsageNotLoaded}
      rows={4}
      isEmpty={({ months }) => months.length === 0}
      empty={<EmptyTile picture="usage">{usageTexts.noUsageHint}</EmptyTile>}
    >
      {({ months }) => {
        const filled = fillDataMonths(months)
        const latest = filled.at(-1)
        return (
          <div className={shared.dataChart}>
            {latest?.data && (
              <Figure
                amount={formatGigabytes(gigabytesOf(latest.data, 'total'))}
                unit={
                  latest.data.is_current
                    ? usageTexts.soFarIn(monthTexts.monthAlone(latest.month))
                    : usageTexts.inMonth(monthTexts.monthName(latest.month))
                }
              />
            )}
            <BarChart
              size="tile"
              label={usageTexts.dataCaption}
              format={(gigabytes) => numberText(Math.round(gigabytes))}
              bars={filled.map(({ month, data }) => ({
                key: month,
                label: monthTexts.shortMonth(month),
                amount: data && gigabytesOf(data, 'total'),
                isMarked: data?.is_current ?? false,
              }))}
            />
          </div>
        )
      }}
    </TilePanel>
  )
}
