/** What devices and their orders are called. */
import type { Device, DeviceAction } from '#shared/contract/devices'
import type { DeviceActionKind, DeviceKind } from '#shared/devices'
import * as deviceTexts from '#shared/texts/devices'

export const kindLabels: Record<DeviceKind, string> = {
  ont: deviceTexts.fiberLineOnt,
  gateway: 'Gateway',
  tv_box: deviceTexts.tvBox,
}

const applying = { now: 'is applying it', later: 'applies it' }

const doing: Record<DeviceActionKind, { queued: string; now: string; later: string; applied: string }> = {
  wifi: { queued: deviceTexts.wiFiChangeSent, ...applying, applied: deviceTexts.wiFiChanged },
  guest_wifi: { queued: deviceTexts.guestWiFiChangeSent, ...applying, applied: deviceTexts.guestWiFiChanged },
  restart: { queued: deviceTexts.restartSent, ...applying, applied: 'Restarted' },
  speed_test: {
    queued: deviceTexts.speedTestSent,
    now: 'is measuring',
    later: 'measures',
    applied: deviceTexts.speedTested,
  },
}

/** How far an order is: said as it is, not as one would like it. */
export function actionText({ action, status }: DeviceAction, { is_online }: Pick<Device, 'is_online'>): string {
  const { queued, now, later, applied } = doing[action]
  if (status === 'applied') return `${applied}.`
  return deviceTexts.theGatewayIsOfflineAnd({ queued, hasIsOnline: Boolean(is_online), now, later })
}

export const isQueued = ({ status }: DeviceAction): boolean => status === 'queued'

/** What one does with a device in a dialog. */
export type DeviceTask = 'wifi' | 'guest' | 'restart'
