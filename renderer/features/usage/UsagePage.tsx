/** /gasUssageHistory (and its usual spelling): what a gas meter counted, as bars and as a table. Which one is what the header has selected; all other choices live in the address. */
import { Checkbox, Segmented, Select } from 'antd'
import { useDispatch } from 'react-redux'
import { Link, useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access'
import type { UserAccount } from '#shared/contract/userDetails'
import { useListUsageQuery } from '../../api/usage'
import { paths } from '../../paths'
import { ExportButton } from '../../domain/ExportButton'
import { useSignedIn } from '../../session/SignedIn'
import { accountChosen } from '../../session/selectionSlice'
import { useSelected } from '../../session/useSelected'
import { saveCsv } from '../../ui/lists/csv'
import { changed, type Changes } from '../../ui/lists/listAddress'
import { NoAccount } from '../../ui/states/NoAccount'
import { PageState } from '../../ui/states/PageState'
import { EmptyPanel, Filter, Filters, PageStack, Panel } from '../../ui/panels/Panel'
import { UsageChart } from './UsageChart'
import { UsageLinks } from './UsageLinks'
import { usageRows } from './usageRows'
import { monthsOf, unitLabels, usageUnits } from './usageSeries'
import { UsageTable } from './UsageTable'
import { useWhose } from '../../session/useWhose'
import { whyChanged } from './whyChanged'
import styles from './usage.module.css'
import * as commonTexts from '#shared/texts/common'
import * as usageTexts from '#shared/texts/usage'
import { Rich } from '../../ui/Rich'

export function UsagePage() {
  const { user } = useSignedIn()
  const { address, account } = useSelected()
  const services = user.user_accounts.filter(({ service_type_code }) => service_type_code === 'GAS')
  if (!account) return <NoAccount isStaff={isStaff(user.userTypeCode)} what={usageTexts.noGasToShow} />
  // The selected one, else the one at the selected address: what the header names is what is shown.
  const chosen =
    services.find(({ crm_service_account_id }) => crm_service_account_id === account.crm_service_account_id) ??
    services.find(({ crm_premise_id }) => crm_premise_id === account.crm_premise_id)
  if (services.length === 0) return <NoGas />
  if (!chosen) return <NoGasHere address={address?.street_address ?? account.street_address} services={services} />
  return <Usage key={chosen.crm_service_account_id} service={chosen} services={services} />
}

const NoGas = () => (
  <EmptyPanel>
    <p>
      <Rich
        text={usageTexts.youDontHaveGasService}
        parts={{ link: (text) => <Link to={paths.dashboard}>{text}</Link> }}
      />
    </p>
  </EmptyPanel>
)

const NoGasHere = ({ address, services }: { address: string; services: UserAccount[] }) => (
  <EmptyPanel>
    <p>{usageTexts.theresNoGasServiceAt(address)}</p>
    <ServiceChoice value={null} services={services} />
  </EmptyPanel>
)

/** Selects the service for all pages, as the header does. */
function ServiceChoice({ value, services }: { value: string | null; services: UserAccount[] }) {
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
          const chosen = services.find(({ crm_service_account_id }) => crm_service_account_id === id)
          if (chosen) dispatch(accountChosen(chosen))
        }}
      />
    </Filter>
  )
}

/** Asked for at once, so that every choice below is answered without another call: 24 months and the year before them. */
const monthsAsked = 36

function Usage({ service, services }: { service: UserAccount; services: UserAccount[] }) {
  const [search, setSearch] = useSearchParams()
  const query = useListUsageQuery({
    body: { service_account_id: service.crm_service_account_id, months: monthsAsked },
  })
  const count = search.get('months') === '24' ? 24 : 13
  const unit = usageUnits.find((known) => known === search.get('unit')) ?? 'therms'
  const whose = useWhose()
  const isComparable = monthsOf(query.data?.readings ?? [], count).some(({ before }) => before !== null)
  const hasYearBefore = isComparable && search.get('before') !== 'no'
  const hasWeather = search.get('weather') === 'yes'
  const show = (changes: Changes): void => setSearch((before) => changed(before, changes), { replace: true })

  return (
    <PageStack>
      <Filters label={usageTexts.whatToShow}>
        {services.length > 1 && <ServiceChoice value={service.crm_service_account_id} services={services} />}
        <Segmented
          aria-label={usageTexts.months}
          value={count}
          options={[
            { value: 13, label: usageTexts.n13Months },
            { value: 24, label: usageTexts.n24Months },
          ]}
          onChange={(months) => show({ months: months === 24 ? 24 : null })}
        />
        <Segmented
          aria-label={commonTexts.unit}
          value={unit}
          options={usageUnits.map((value) => ({ value, label: unitLabels[value] }))}
          onChange={(chosen) => show({ unit: chosen === 'therms' ? null : chosen })}
        />
        {isComparable && (
          <Checkbox checked={hasYearBefore} onChange={({ target }) => show({ before: target.checked ? null : 'no' })}>
            {usageTexts.lastYear}
          </Checkbox>
        )}
        <Checkbox checked={hasWeather} onChange={({ target }) => show({ weather: target.checked ? 'yes' : null })}>
          {usageTexts.degreeDays}
        </Checkbox>
      </Filters>
      <PageState query={query} what={usageTexts.theReadings} rows={10}>
        {({ street_address, readings }) => {
          const months = monthsOf(readings, count)
          const latest = months.at(-1)
          if (!latest) return <NothingRead address={street_address} />
          const reason = whyChanged(latest, whose)
          return (
            <>
              <Panel title={usageTexts.gasAt(street_address)}>
                {reason && <p>{reason}</p>}
                {readings.length < 2 && <p>{usageTexts.theresOneReadingSoFar}</p>}
                <UsageChart {...{ months, unit, hasYearBefore, hasWeather }} />
              </Panel>
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

const NothingRead = ({ address }: { address: string }) => (
  <EmptyPanel>
    <p>{usageTexts.weHaventReadTheMeterAt(address)}</p>
  </EmptyPanel>
)
