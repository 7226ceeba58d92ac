import { premises } from '#shared/contract/services/premises'
import { hooksOf } from '../client'

export const { useSearchPremisesQuery, useSearchAddressesQuery, useGetServicePointsQuery } = hooksOf(premises)
