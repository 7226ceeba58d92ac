import { propertyRequests } from '#shared/contract/services/propertyRequests'
import { hooksOf } from '../client'

export const { useCreateLotRequestsMutation } = hooksOf(propertyRequests)
