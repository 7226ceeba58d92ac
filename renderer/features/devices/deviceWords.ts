/** What devices and their orders are called. */
import type { Device, DeviceAction } from '#shared/contract/devices'
import type { DeviceActionKind, DeviceKind } from '#shared/devices'

export const kindLabels: Record<DeviceKind, string> = {
  ont: 'Fiber line (ONT)',
  gateway: 'Gateway',
  tv_box: 'TV box',
}

const applying = { now: 'is applying it', later: 'applies it' }

const doing: Record<DeviceActionKind, { queued: string; now: string; later: string; applied: string }> = {
  wifi: { queued: 'Wi-Fi change sent', ...applying, applied: 'Wi-Fi changed' },
  guest_wifi: { queued: 'Guest Wi-Fi change sent', ...applying, applied: 'Guest Wi-Fi changed' },
  restart: { queued: 'Restart sent', ...applying, applied: 'Restarted' },
  speed_test: { queued: 'Speed test sent', now: 'is measuring', later: 'measures', applied: 'Speed tested' },
}

/** How far an order is: said as it is, not as one would like it. */
export function actionText({ action, status }: DeviceAction, { is_online }: Pick<Device, 'is_online'>): string {
  const { queued, now, later, applied } = doing[action]
  if (status === 'applied') return `${applied}.`
  return `${queued}: the gateway ${is_online ? `${now}.` : `is offline and ${later} once it is back.`}`
}

export const isQueued = ({ status }: DeviceAction): boolean => status === 'queued'

/** What one does with a device in a dialog. */
export type DeviceTask = 'wifi' | 'guest' | 'restart'
