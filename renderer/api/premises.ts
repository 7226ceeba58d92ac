import { premises } from '#shared/contract/premises'
import { hooksOf } from './client'

export const { useSearchPremisesQuery, useSearchAddressesQuery, useGetServicePointsQuery } = hooksOf(premises)
