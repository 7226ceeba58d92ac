/** Shows in the dashboard's first row whether the internet at the selected address works. */
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { Device } from '#shared/contract/services/devices'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as deviceTexts from '#shared/texts/services/devices'
import { useListDevicesQuery } from '../../api/services/devices'
import { useListDataUsageQuery } from '../../api/services/usage'
import { useSelection } from '../../session/useSelection'
import { DateText } from '../../ui/DateText'
import { numberText } from '../../ui/format/amounts'
import { Icon } from '../../ui/icons/Icon'
import parts from '../../ui/panels/parts.module.css'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import { Rich } from '../../ui/Rich'
import styles from './InternetTile.module.css'

export function InternetTile({ account }: { account: UserAccount }) {
  const { accounts } = useSelection()
  const fiber = accounts.find(({ service_type_code }) => service_type_code === 'FIBER') ?? account
  // Without gas, the usage tile shows the data usage.
  const hasGas = accounts.some(({ service_type_code }) => service_type_code === 'GAS')
  const query = useListDevicesQuery({ query: { crm_service_account_id: fiber.crm_service_account_id } })
  return (
    <TilePanel
      title={deviceTexts.internet}
      query={query}
      failedText={deviceTexts.yourConnectionNotLoaded}
      rows={4}
      isEmpty={(devices) => findLine(devices) === undefined}
      empty={
        <EmptyTile picture="router" action={<Link to={paths.troubleShoot}>{deviceTexts.fixAConnection}</Link>}>
          {deviceTexts.noDevicesSeen}
        </EmptyTile>
      }
    >
      {(devices) => <Connection devices={devices} usage={hasGas && <DataSoFar account={fiber} />} />}
    </TilePanel>
  )
}

/** Shows this month's data usage. A failure isn't shown here, because the fiber page reports it. */
function DataSoFar({ account }: { account: UserAccount }) {
  const { data, isLoading } = useListDataUsageQuery({
    query: { crm_service_account_id: account.crm_service_account_id },
  })
  const current = data?.months.find(({ is_current }) => is_current)
  // Keeps the place of the line.
  if (isLoading) return <p className={styles.toCome} aria-hidden="true" />
  if (!current) return null
  const gigabytes = numberText(current.download_gb + current.upload_gb, { maxDigits: 0 })
  return <p className={parts.secondary}>{deviceTexts.dataThisMonth(gigabytes)}</p>
}

/** Returns the fiber line, or the gateway if the line sends no status. */
const findLine = (devices: readonly Device[]): Device | undefined =>
  devices.find(({ kind }) => kind === 'ont') ?? devices.find(({ kind }) => kind === 'gateway')

function Connection({ devices, usage }: { devices: readonly Device[]; usage: ReactNode }) {
  const gateway = devices.find(({ kind }) => kind === 'gateway')
  // Without the line the gateway is offline as well, so the line comes first.
  const reporting = [findLine(devices), gateway].filter((device) => device !== undefined)
  const shown = reporting.find(({ is_online }) => !is_online) ?? reporting[0]
  if (!shown) return null
  return (
    <>
      <p className={styles.status} data-online={shown.is_online}>
        <Icon name={shown.is_online ? 'wifi' : 'wifi-off'} />
        {shown.is_online ? commonTexts.online : commonTexts.offlineLabel}
      </p>
      <p className={parts.secondary}>
        <Rich text={commonTexts.since} parts={{ date: <DateText value={shown.since} /> }} />
      </p>
      {!shown.is_online && <p className={parts.secondary}>{offlineText(shown)}</p>}
      {usage}
      {shown.is_online && gateway && <GatewayFacts gateway={gateway} />}
      <p className={styles.links}>
        {!shown.is_online && <Link to={paths.troubleShoot}>{deviceTexts.fixTheConnection}</Link>}
        <Link to={paths.fiberService}>{deviceTexts.manageWifi}</Link>
      </p>
    </>
  )
}

const offlineText = ({ kind }: Device): string =>
  kind === 'gateway' ? deviceTexts.gatewayIsOffline : deviceTexts.lineIsDown

/** What the gateway says about itself. */
function GatewayFacts({ gateway: { wifi, speed_test: test } }: { gateway: Device }) {
  const facts = [
    ...(wifi
      ? [
          [deviceTexts.wiFiName, wifi.name],
          [deviceTexts.guestWiFi, wifi.is_guest_on ? wifi.guest_name : commonTexts.off],
        ]
      : []),
    ...(test ? [[deviceTexts.lastSpeedTest, deviceTexts.speed(test.download_mbps, test.upload_mbps)]] : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
