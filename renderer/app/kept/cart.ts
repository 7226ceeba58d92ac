/** The cart, also for signing in again. */
import { planServiceTypes } from '#shared/plans'
import { z } from 'zod/mini'
import { cartRestored, type CartState, type WithCart } from '../../session/cartSlice'
import type { Kept } from './keepInTab'

const schema = z.object({
  items: z.array(
    z.object({
      serviceAccountId: z.string(),
      serviceType: z.enum(planServiceTypes),
      premiseId: z.string(),
      streetAddress: z.string(),
      addonId: z.string(),
      name: z.string(),
      monthly: z.int(),
      isShippable: z.boolean(),
      key: z.string(),
    }),
  ),
})

export const keptCart: Kept<WithCart, CartState, z.infer<typeof schema>> = {
  name: 'cart',
  part: ({ cart }) => cart,
  value: ({ items }) => (items.length === 0 ? null : { items }),
  schema,
  restore: ({ items }) => cartRestored(items.map((item) => ({ ...item, failure: null }))),
  isForgotten: false,
}
