import { listDeliveries } from '#shared/contract/operations/deliveries'
import { hooksOf } from '../client'

export const { useListDeliveriesQuery } = hooksOf({ listDeliveries })
