import { propertyRequests } from '#shared/contract/propertyRequests'
import { hooksOf } from './client'

export const { useCreateLotRequestsMutation } = hooksOf(propertyRequests)
