/** Defines the devices of a fiber account, their Wi-Fi and their actions. */
import { z } from 'zod/mini'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import {
  deviceActionStatuses,
  deviceActions,
  deviceKinds,
  wifiNameProblem,
  wifiPasswordProblem,
} from '../../services/devices'

export const DeviceAction = z.object({
  action_id: z.string(),
  action: z.enum(deviceActions),
  status: z.enum(deviceActionStatuses),
  requested_date: Moment,
  applied_date: z.nullable(Moment),
})
export type DeviceAction = z.output<typeof DeviceAction>

export const Device = z.object({
  device_id: z.string(),
  kind: z.enum(deviceKinds),
  model: z.string(),
  serial_number: z.string(),
  is_online: z.boolean(),
  /** The device has been online, or offline, since then. */
  since: Moment,
  /** It is null for a device without Wi-Fi. */
  wifi: z.nullable(z.object({ name: z.string(), guest_name: z.string(), is_guest_on: z.boolean() })),
  /** Contains the newest speed test, or null before the first. */
  speed_test: z.nullable(z.object({ download_mbps: z.int(), upload_mbps: z.int(), tested_date: Moment })),
  /** Contains the newest action of each kind that is queued or was applied within the last minutes. */
  actions: z.array(DeviceAction),
})
export type Device = z.output<typeof Device>

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/v1/devices/list',
  summary: 'Lists the devices of a service account with their status and last action.',
  access: 'ACCOUNTS.read',
  reads: ['Devices'],
  query: z.object({ crm_service_account_id: Id }),
  response: z.array(Device),
})

const fieldRule = (problem: (text: string) => string | null) =>
  z.string().check(
    z.maxLength(100),
    z.refine((text) => problem(text) === null, { error: ({ input }) => problem(String(input)) ?? '' }),
  )

export const updateWifi = endpoint({
  method: 'POST',
  path: '/api/v1/devices/wifi',
  summary: 'Changes the Wi-Fi name of a gateway, and its password if one is given.',
  access: 'ACCOUNTS.write',
  changes: ['Devices'],
  body: z.strictObject({
    device_id: z.uuid(),
    wifi_name: fieldRule(wifiNameProblem),
    wifi_password: z.optional(fieldRule(wifiPasswordProblem)),
  }),
  response: DeviceAction,
})

export const updateGuestWifi = endpoint({
  method: 'POST',
  path: '/api/v1/devices/guest-wifi',
  summary: 'Turns the guest Wi-Fi of a gateway on with a name and password, or off.',
  access: 'ACCOUNTS.write',
  changes: ['Devices'],
  body: z.strictObject({
    device_id: z.uuid(),
    is_on: z.boolean(),
    guest_name: z.optional(fieldRule(wifiNameProblem)),
    guest_password: z.optional(fieldRule(wifiPasswordProblem)),
  }),
  response: DeviceAction,
})

export const restartDevice = endpoint({
  method: 'POST',
  path: '/api/v1/devices/restart',
  summary: 'Restarts a gateway. It is offline for about two minutes.',
  access: 'ACCOUNTS.write',
  changes: ['Devices'],
  body: z.strictObject({ device_id: z.uuid() }),
  response: DeviceAction,
})

export const testSpeed = endpoint({
  method: 'POST',
  path: '/api/v1/devices/speed-test',
  summary: 'Runs a speed test on a gateway.',
  access: 'ACCOUNTS.write',
  changes: ['Devices'],
  body: z.strictObject({ device_id: z.uuid() }),
  response: DeviceAction,
})

export const devices = { listDevices, updateWifi, updateGuestWifi, restartDevice, testSpeed }
