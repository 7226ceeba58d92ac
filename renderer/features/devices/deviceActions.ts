/** The progress of an action on a device. */
import type { Device, DeviceAction } from '#shared/contract/services/devices'
import * as deviceTexts from '#shared/texts/services/devices'

/** Describes the progress of an action. It counts as done only once the device has applied it. */
export function actionText({ action, status }: DeviceAction, { is_online }: Pick<Device, 'is_online'>): string {
  const { applying, waiting, applied } = deviceTexts.deviceActions[action]
  if (status === 'applied') return applied
  return is_online ? applying : waiting
}

export const isQueued = ({ status }: DeviceAction): boolean => status === 'queued'

/** The tasks that open a dialog. */
export type DeviceTask = 'wifi' | 'guest' | 'restart'
