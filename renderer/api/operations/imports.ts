import {
  getDeliveryExpectation,
  listDeliveries,
  updateDeliveryExpectation,
} from '#shared/contract/operations/deliveries'
import { hooksOf } from '../client'

export const { useListDeliveriesQuery, useGetDeliveryExpectationQuery, useUpdateDeliveryExpectationMutation } = hooksOf(
  {
    listDeliveries,
    getDeliveryExpectation,
    updateDeliveryExpectation,
  },
)
