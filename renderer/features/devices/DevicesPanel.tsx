/** Shows the equipment of a fiber account: whether it is online, its Wi-Fi and its actions. */

import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { Device } from '#shared/contract/services/devices'
import { paths } from '#shared/paths'
import * as deviceTexts from '#shared/texts/services/devices'
import { useListDevicesQuery } from '../../api/services/devices'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { DeviceCard } from './DeviceCard'
import { type DeviceTask, isQueued } from './deviceActions'
import { GuestWifiDialog } from './GuestWifiDialog'
import { OfflineHelp } from './OfflineHelp'
import { RestartDialog } from './RestartDialog'
import { WifiDialog } from './WifiDialog'

interface DeviceDialog {
  task: DeviceTask
  device: Device
}

export function DevicesPanel({ account }: { account: UserAccount }) {
  const arg = { query: { crm_service_account_id: account.crm_service_account_id } }
  const query = useListDevicesQuery(arg)
  const [openDialog, setOpenDialog] = useState<DeviceDialog | null>(null)
  const close = () => setOpenDialog(null)
  return (
    <Panel title={deviceTexts.panelTitle}>
      <PageState
        query={query}
        failedText={deviceTexts.equipmentNotLoaded}
        rows={4}
        isEmpty={(devices) => devices.length === 0}
        empty={
          <EmptyPanel picture="router" action={<Link to={paths.troubleShoot}>{deviceTexts.fixAConnection}</Link>}>
            {deviceTexts.noDevicesSeen}
          </EmptyPanel>
        }
      >
        {(devices) => (
          <>
            {devices.some(({ is_online, actions }) => is_online && actions.some(isQueued)) && (
              <DevicePolling arg={arg} />
            )}
            {devices.some(({ is_online }) => !is_online) && <OfflineHelp />}
            <ul className={parts.cards}>
              {devices.map((device) => (
                <DeviceCard
                  key={device.device_id}
                  device={device}
                  hasGateway={devices.some(({ wifi }) => wifi !== null)}
                  onTask={(task) => setOpenDialog({ task, device })}
                />
              ))}
            </ul>
          </>
        )}
      </PageState>
      {openDialog?.task === 'wifi' && <WifiDialog device={openDialog.device} onClose={close} />}
      {openDialog?.task === 'guest' && <GuestWifiDialog device={openDialog.device} onClose={close} />}
      {openDialog?.task === 'restart' && <RestartDialog device={openDialog.device} onClose={close} />}
    </Panel>
  )
}

const pollMs = 2000

/** Polls while a device has a queued action. */
function DevicePolling({ arg }: { arg: Parameters<typeof useListDevicesQuery>[0] }) {
  useListDevicesQuery(arg, { pollingInterval: pollMs, skipPollingIfUnfocused: true })
  return null
}
