/** Labels for devices and their actions. */
import type { Device, DeviceAction } from '#shared/contract/services/devices'
import type { DeviceActionKind, DeviceKind } from '#shared/services/devices'
import * as deviceTexts from '#shared/texts/devices'

export const kindLabels: Record<DeviceKind, string> = {
  ont: deviceTexts.fiberLineOnt,
  gateway: 'Gateway',
  tv_box: deviceTexts.tvBox,
}

const applyingTexts = { now: 'is applying it', later: 'applies it' }

const actionLabels: Record<DeviceActionKind, { queued: string; now: string; later: string; applied: string }> = {
  wifi: { queued: deviceTexts.wiFiChangeSent, ...applyingTexts, applied: deviceTexts.wiFiChanged },
  guest_wifi: { queued: deviceTexts.guestWiFiChangeSent, ...applyingTexts, applied: deviceTexts.guestWiFiChanged },
  restart: { queued: deviceTexts.restartSent, ...applyingTexts, applied: 'Restarted' },
  speed_test: {
    queued: deviceTexts.speedTestSent,
    now: 'is measuring',
    later: 'measures',
    applied: deviceTexts.speedTested,
  },
}

/** Describes how far an action is. It counts as done only once the device has applied it. */
export function actionText({ action, status }: DeviceAction, { is_online }: Pick<Device, 'is_online'>): string {
  const { queued, now, later, applied } = actionLabels[action]
  if (status === 'applied') return `${applied}.`
  return deviceTexts.gatewayOffline({ queued, isOnline: Boolean(is_online), now, later })
}

export const isQueued = ({ status }: DeviceAction): boolean => status === 'queued'

/** The tasks that open a dialog. */
export type DeviceTask = 'wifi' | 'guest' | 'restart'
