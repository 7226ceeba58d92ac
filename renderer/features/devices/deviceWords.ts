/** What devices and their orders are called. */
import type { Device, DeviceAction } from '#shared/contract/devices'
import type { DeviceActionKind, DeviceKind } from '#shared/devices'

export const kindLabels: Record<DeviceKind, string> = {
  ont: 'Fiber line (ONT)',
  gateway: 'Gateway',
  tv_box: 'TV box',
}

const doing: Record<DeviceActionKind, { queued: string; applied: string }> = {
  wifi: { queued: 'Wi-Fi change sent', applied: 'Wi-Fi changed' },
  guest_wifi: { queued: 'Guest Wi-Fi change sent', applied: 'Guest Wi-Fi changed' },
  restart: { queued: 'Restart sent', applied: 'Restarted' },
}

/** How far an order is: said as it is, not as one would like it. */
export function actionText({ action, status }: DeviceAction, { is_online }: Pick<Device, 'is_online'>): string {
  if (status === 'applied') return `${doing[action].applied}.`
  const then = is_online ? 'the gateway is applying it.' : 'the gateway is offline and applies it once it is back.'
  return `${doing[action].queued}: ${then}`
}

export const isQueued = ({ status }: DeviceAction): boolean => status === 'queued'

/** What one does with a device in a dialog. */
export type DeviceTask = 'wifi' | 'guest' | 'restart'
