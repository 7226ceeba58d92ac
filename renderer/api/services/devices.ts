import { devices } from '#shared/contract/services/devices'
import { hooksOf } from '../client'

export const {
  useListDevicesQuery,
  useUpdateWifiMutation,
  useUpdateGuestWifiMutation,
  useRestartDeviceMutation,
  useTestSpeedMutation,
} = hooksOf(devices)
