import { listDevices, restartDevice, testSpeed, updateGuestWifi, updateWifi } from '#shared/contract/devices'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const devicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDevices: build.query<ResponseOf<typeof listDevices>, ArgumentOf<typeof listDevices>>({
      query: call(listDevices),
      providesTags: ['Devices'],
    }),
    updateWifi: build.mutation<ResponseOf<typeof updateWifi>, ArgumentOf<typeof updateWifi>>({
      query: call(updateWifi),
      invalidatesTags: ['Devices'],
    }),
    updateGuestWifi: build.mutation<ResponseOf<typeof updateGuestWifi>, ArgumentOf<typeof updateGuestWifi>>({
      query: call(updateGuestWifi),
      invalidatesTags: ['Devices'],
    }),
    restartDevice: build.mutation<ResponseOf<typeof restartDevice>, ArgumentOf<typeof restartDevice>>({
      query: call(restartDevice),
      invalidatesTags: ['Devices'],
    }),
    testSpeed: build.mutation<ResponseOf<typeof testSpeed>, ArgumentOf<typeof testSpeed>>({
      query: call(testSpeed),
      invalidatesTags: ['Devices'],
    }),
  }),
})

export const {
  useListDevicesQuery,
  useUpdateWifiMutation,
  useUpdateGuestWifiMutation,
  useRestartDeviceMutation,
  useTestSpeedMutation,
} = devicesApi
