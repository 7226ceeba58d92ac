/** The equipment of a fiber account: whether it is online, its Wi-Fi, and what it can be told. */
import { useState } from 'react'
import type { UserAccount } from '#shared/contract/userDetails'
import type { Device } from '#shared/contract/devices'
import { useListDevicesQuery } from '../../api/devices'
import { PageState } from '../../ui/states/PageState'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { DeviceCard } from './DeviceCard'
import { isQueued, type DeviceTask } from './deviceWords'
import { GuestWifiDialog } from './GuestWifiDialog'
import { OfflineHelp } from './OfflineHelp'
import { RestartDialog } from './RestartDialog'
import { WifiDialog } from './WifiDialog'
import styles from './devices.module.css'
import * as deviceTexts from '#shared/texts/devices'

interface Doing {
  task: DeviceTask
  device: Device
}

export function DevicesPanel({ account }: { account: UserAccount }) {
  const arg = { query: { crm_service_account_id: account.crm_service_account_id } }
  const query = useListDevicesQuery(arg)
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  return (
    <Panel title={deviceTexts.equipmentAndWiFi}>
      <PageState
        query={query}
        what={deviceTexts.theEquipment}
        rows={4}
        isEmpty={(devices) => devices.length === 0}
        empty={<EmptyPanel>{deviceTexts.weDontSeeAnyOf}</EmptyPanel>}
      >
        {(devices) => (
          <>
            {devices.some(({ is_online, actions }) => is_online && actions.some(isQueued)) && <Watch arg={arg} />}
            {devices.some(({ is_online }) => !is_online) && <OfflineHelp />}
            <ul className={styles.devices}>
              {devices.map((device) => (
                <DeviceCard
                  key={device.device_id}
                  device={device}
                  hasGateway={devices.some(({ wifi }) => wifi !== null)}
                  onTask={(task) => setDoing({ task, device })}
                />
              ))}
            </ul>
          </>
        )}
      </PageState>
      {doing?.task === 'wifi' && <WifiDialog device={doing.device} onClose={close} />}
      {doing?.task === 'guest' && <GuestWifiDialog device={doing.device} onClose={close} />}
      {doing?.task === 'restart' && <RestartDialog device={doing.device} onClose={close} />}
    </Panel>
  )
}

const watchMs = 2000

/** Asks again and again while a device is at work. */
function Watch({ arg }: { arg: Parameters<typeof useListDevicesQuery>[0] }) {
  useListDevicesQuery(arg, { pollingInterval: watchMs, skipPollingIfUnfocused: true })
  return null
}
