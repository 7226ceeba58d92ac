/**
 * /gasUssageHistory (and its correct spelling): shows the readings of the selected gas meter. All filters are in the
 * URL.
 */
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import * as usageTexts from '#shared/texts/services/usage'
import { useGetBillEstimateQuery } from '../../api/billing/statements'
import { useListUsageQuery } from '../../api/services/usage'
import { ExportButton } from '../../domain/exports/ExportButton'
import { NoAccount } from '../../domain/services/NoAccount'
import { useSignedIn } from '../../session/SignedIn'
import { useAccountOwner } from '../../session/useAccountOwner'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { saveCsv } from '../../ui/lists/csv'
import { EmptyPanel, PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { type DayMonth, DaysPanel, monthlyUsageId, useShownMonth } from './DaysPanel'
import { gasDayMonths } from './dayMonths'
import { EstimatePanel } from './EstimatePanel'
import { explainUsageChange } from './explainUsageChange'
import { GasServiceSelect } from './GasServiceSelect'
import { ServiceTabs } from './ServiceTabs'
import { UsageChart } from './UsageChart'
import { UsageFilters } from './UsageFilters'
import { UsageLinks } from './UsageLinks'
import { UsageTable } from './UsageTable'
import { usageRows } from './usageRows'
import { currentUsageOf, fillUsageMonths } from './usageSeries'
import { useUsageFilter } from './useUsageFilter'

export function GasUsagePage() {
  const { user } = useSignedIn()
  const { address, account } = useSelection()
  const services = user.user_accounts.filter(({ service_type_code }) => service_type_code === 'GAS')
  if (!account) return <NoAccount isStaff={isStaff(user.userTypeCode)} />
  // The selected gas account comes first, then the gas account at the selected address, so that the page matches the
  // header.
  const selected =
    services.find(({ crm_service_account_id }) => crm_service_account_id === account.crm_service_account_id) ??
    services.find(({ crm_premise_id }) => crm_premise_id === account.crm_premise_id)
  if (services.length === 0) return <NoGasService />
  if (!selected)
    return <NoGasAtAddress address={address?.street_address ?? account.street_address} services={services} />
  return <Usage key={selected.crm_service_account_id} service={selected} services={services} />
}

const NoGasService = () => (
  <EmptyPanel picture="house">
    <p>
      <Rich text={usageTexts.noGasOnLogin} parts={{ link: (text) => <Link to={paths.dashboard}>{text}</Link> }} />
    </p>
  </EmptyPanel>
)

const NoGasAtAddress = ({ address, services }: { address: string; services: UserAccount[] }) => (
  <EmptyPanel picture="house">
    <p>{usageTexts.noGasService(address)}</p>
    <GasServiceSelect value={null} services={services} />
  </EmptyPanel>
)

/** One call loads 24 months and the year before them, so that no filter needs another call. */
const loadedMonths = 36

function Usage({ service, services }: { service: UserAccount; services: UserAccount[] }) {
  const query = useListUsageQuery({
    body: { service_account_id: service.crm_service_account_id, months: loadedMonths },
  })
  const filter = useUsageFilter()
  const { count, unit, hasWeather } = filter
  const owner = useAccountOwner()
  const mayRead = useHasRight('BILLINGHISTORY.read')
  const estimate = useGetBillEstimateQuery(
    { query: { crm_service_account_id: service.crm_service_account_id } },
    { skip: !mayRead },
  )
  // The chart is drawn once it is known whether it has a bar for the current period.
  const queryToShow = estimate.isLoading ? { ...query, data: undefined } : query
  const isComparable = fillUsageMonths(query.data?.readings ?? [], count).some(({ before }) => before !== null)
  const hasYearBefore = isComparable && filter.wantsYearBefore

  return (
    <PageStack isShownInOrder>
      <ServiceTabs current="GAS" />
      <EstimatePanel account={service} />
      <UsageFilters {...{ filter, isComparable }}>
        {services.length > 1 && <GasServiceSelect value={service.crm_service_account_id} services={services} />}
      </UsageFilters>
      <PageState query={queryToShow} failedText={usageTexts.readingsNotLoaded} rows={10}>
        {({ street_address, readings }) => {
          const months = fillUsageMonths(readings, count)
          const latest = months.at(-1)
          if (!latest) return <NoReadings address={street_address} />
          const reason = explainUsageChange(latest, owner)
          const dayMonths = gasDayMonths(months)
          const current = currentUsageOf(readings, estimate.data?.estimate)
          return (
            <>
              <Panel title={usageTexts.gasAt(street_address)} headingId={monthlyUsageId}>
                {reason && <p>{reason}</p>}
                {readings.length < 2 && <p>{usageTexts.oneReadingHint}</p>}
                <SelectableChart {...{ months, current, unit, hasYearBefore, hasWeather, dayMonths }} />
              </Panel>
              <DaysPanel
                serviceAccountId={service.crm_service_account_id}
                unit="therms"
                months={dayMonths}
                hasWeather={hasWeather}
              />
              <Panel
                title={usageTexts.readings}
                action={
                  <div className={parts.wideActions}>
                    <UsageLinks service={service} />
                    <ExportButton onExport={() => saveCsv(usageTexts.gasUsageCsv, usageRows(readings.slice(-count)))} />
                  </div>
                }
              >
                <UsageTable months={months} />
              </Panel>
            </>
          )
        }}
      </PageState>
    </PageStack>
  )
}

type SelectableChartProps = Omit<ComponentProps<typeof UsageChart>, 'shown'> & { dayMonths: DayMonth[] }

function SelectableChart({ dayMonths, ...chart }: SelectableChartProps) {
  const { month, show } = useShownMonth(dayMonths)
  return <UsageChart {...chart} shown={{ key: month?.key, show }} />
}

const NoReadings = ({ address }: { address: string }) => (
  <EmptyPanel picture="usage">
    <p>{usageTexts.noReadingYet(address)}</p>
  </EmptyPanel>
)
