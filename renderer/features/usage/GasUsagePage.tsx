/**
 * /gasUssageHistory (and its correct spelling): shows the readings of the selected gas meter. All filters are in the
 * URL.
 */
import { Segmented, Select } from 'antd'
import type { ComponentProps } from 'react'
import { useDispatch } from 'react-redux'
import { Link, useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as usageTexts from '#shared/texts/services/usage'
import { useListUsageQuery } from '../../api/services/usage'
import { ExportButton } from '../../domain/exports/ExportButton'
import { useSignedIn } from '../../session/SignedIn'
import { accountSelected } from '../../session/selectionSlice'
import { useAccountOwner } from '../../session/useAccountOwner'
import { useSelection } from '../../session/useSelection'
import { Checkbox } from '../../ui/Checkbox'
import { saveCsv } from '../../ui/lists/csv'
import { type AddressChanges, withChanges } from '../../ui/lists/listAddress'
import { EmptyPanel, Filter, Filters, PageStack, Panel } from '../../ui/panels/Panel'
import { Rich } from '../../ui/Rich'
import { NoAccount } from '../../ui/states/NoAccount'
import { PageState } from '../../ui/states/PageState'
import { type DayMonth, DaysPanel, monthlyUsageId, useShownMonth } from './DaysPanel'
import { gasDayMonths } from './dayMonths'
import { EstimatePanel } from './EstimatePanel'
import { explainUsageChange } from './explainUsageChange'
import { ServiceTabs } from './ServiceTabs'
import { UsageChart } from './UsageChart'
import { UsageLinks } from './UsageLinks'
import { UsageTable } from './UsageTable'
import styles from './usage.module.css'
import { usageRows } from './usageRows'
import { fillUsageMonths, usageUnits } from './usageSeries'

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
    <ServiceSelect value={null} services={services} />
  </EmptyPanel>
)

/** Selects the service for all pages, as the header does. */
function ServiceSelect({ value, services }: { value: string | null; services: UserAccount[] }) {
  const dispatch = useDispatch()
  return (
    <Filter label={usageTexts.gasService} htmlFor="usage-service">
      <Select
        id="usage-service"
        className={styles.service}
        placeholder={usageTexts.chooseAnAddress}
        showSearch={{ optionFilterProp: 'label' }}
        value={value}
        options={services.map(({ crm_service_account_id, street_address }) => ({
          value: crm_service_account_id,
          label: street_address,
        }))}
        onChange={(id: string) => {
          const selected = services.find(({ crm_service_account_id }) => crm_service_account_id === id)
          if (selected) dispatch(accountSelected(selected))
        }}
      />
    </Filter>
  )
}

/** One call loads 24 months and the year before them, so that no filter needs another call. */
const loadedMonths = 36

function Usage({ service, services }: { service: UserAccount; services: UserAccount[] }) {
  const [search, setSearch] = useSearchParams()
  const query = useListUsageQuery({
    body: { service_account_id: service.crm_service_account_id, months: loadedMonths },
  })
  const count = search.get('months') === '24' ? 24 : 13
  const unit = usageUnits.find((candidate) => candidate === search.get('unit')) ?? 'therms'
  const owner = useAccountOwner()
  const isComparable = fillUsageMonths(query.data?.readings ?? [], count).some(({ before }) => before !== null)
  const hasYearBefore = isComparable && search.get('before') !== 'no'
  const hasWeather = search.get('weather') === 'yes'
  const updateSearch = (changes: AddressChanges): void =>
    setSearch((before) => withChanges(before, changes), { replace: true })

  return (
    <PageStack>
      <ServiceTabs current="GAS" />
      <EstimatePanel account={service} />
      <Filters label={usageTexts.whatToShow}>
        {services.length > 1 && <ServiceSelect value={service.crm_service_account_id} services={services} />}
        <Segmented
          aria-label={usageTexts.months}
          value={count}
          options={[
            { value: 13, label: usageTexts.thirteenMonths },
            { value: 24, label: usageTexts.twentyFourMonths },
          ]}
          onChange={(months) => updateSearch({ months: months === 24 ? 24 : null })}
        />
        <Segmented
          aria-label={commonTexts.unit}
          value={unit}
          options={usageUnits.map((value) => ({ value, label: usageTexts.unitLabels[value] }))}
          onChange={(selected) => updateSearch({ unit: selected === 'therms' ? null : selected })}
        />
        {isComparable && (
          <Checkbox
            checked={hasYearBefore}
            onChange={({ target }) => updateSearch({ before: target.checked ? null : 'no' })}
          >
            {usageTexts.lastYear}
          </Checkbox>
        )}
        <Checkbox
          checked={hasWeather}
          onChange={({ target }) => updateSearch({ weather: target.checked ? 'yes' : null })}
        >
          {usageTexts.degreeDays}
        </Checkbox>
      </Filters>
      <PageState query={query} subject={usageTexts.theReadings} rows={10}>
        {({ street_address, readings }) => {
          const months = fillUsageMonths(readings, count)
          const latest = months.at(-1)
          if (!latest) return <NoReadings address={street_address} />
          const reason = explainUsageChange(latest, owner)
          const dayMonths = gasDayMonths(months)
          return (
            <>
              <Panel title={usageTexts.gasAt(street_address)} headingId={monthlyUsageId}>
                {reason && <p>{reason}</p>}
                {readings.length < 2 && <p>{usageTexts.oneReadingHint}</p>}
                <SelectableChart {...{ months, unit, hasYearBefore, hasWeather, dayMonths }} />
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
                  <div className={styles.actions}>
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
