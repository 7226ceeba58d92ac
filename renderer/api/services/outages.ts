import { outages } from '#shared/contract/services/outages'
import { hooksOf } from '../client'

export const {
  useListOutagesQuery,
  useGetOutageQuery,
  useListOutageStreetsQuery,
  useCountOutageCustomersQuery,
  useStartOutageMutation,
  useUpdateOutageMutation,
  useEndOutageMutation,
  useProposeOutageCreditsQuery,
} = hooksOf(outages, {
  // Others report and change an open outage in the meantime.
  listOutages: { keepUnusedDataFor: 0 },
  getOutage: { keepUnusedDataFor: 0 },
  proposeOutageCredits: { keepUnusedDataFor: 0 },
})
