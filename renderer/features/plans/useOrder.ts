/** Orders each cart item with its own request. Ordered items leave the cart, and failed ones keep their error. */
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { PlanChange, ServicePlans } from '#shared/contract/services/plans'
import * as planTexts from '#shared/texts/services/plans'
import { useAddAddonMutation } from '../../api/services/plans'
import { type CartItem, orderFailed, removedFromCart } from '../../domain/services/cartSlice'
import { useSignedIn } from '../../session/SignedIn'
import { problemOfQuery } from '../../ui/states/queryState'

export interface CompletedOrder {
  item: CartItem
  change: PlanChange
}

export function useOrder() {
  const { user } = useSignedIn()
  const dispatch = useDispatch()
  const [addAddon] = useAddAddonMutation()
  const [completedOrders, setCompletedOrders] = useState<CompletedOrder[]>([])
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  async function orderItem(item: CartItem, planCode: string | undefined): Promise<void> {
    if (planCode === undefined) {
      dispatch(orderFailed({ key: item.key, failure: planTexts.noActivePlan }))
      return
    }
    const { data, error } = await addAddon({
      idempotencyKey: item.key,
      body: {
        crm_contact_id: user.crm_contact_id,
        crm_premise_id: item.premiseId,
        street_address: item.streetAddress,
        crm_service_account_id: item.serviceAccountId,
        from_product_code: planCode,
        to_product_code: item.addonId,
        service_type: item.serviceType,
        is_shippable: item.isShippable,
      },
    })
    if (!data) {
      dispatch(orderFailed({ key: item.key, failure: problemOfQuery(error).message }))
      return
    }
    setCompletedOrders((previous) => [...previous, { item, change: data }])
    dispatch(removedFromCart(item))
  }

  /** Orders the items one by one so that each has its own result. Ignores clicks while it runs. */
  async function order(items: readonly CartItem[], plans: readonly ServicePlans[]): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    for (const item of items) {
      const service = plans.find(({ crm_service_account_id }) => crm_service_account_id === item.serviceAccountId)
      await orderItem(item, service?.plan?.id)
    }
    isSending.current = false
    setBusy(false)
  }

  return { order, completedOrders, isBusy, clearCompletedOrders: () => setCompletedOrders([]) }
}
