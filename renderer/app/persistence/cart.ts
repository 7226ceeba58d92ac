/** The cart, which survives signing out and in again. */

import { z } from 'zod/mini'
import { planServiceTypes } from '#shared/services/plans'
import { type CartState, cartRestored, type WithCart } from '../../domain/services/cartSlice'
import type { PersistedPart } from './persistSlice'

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

export const persistedCart: PersistedPart<WithCart, CartState, z.infer<typeof schema>> = {
  name: 'cart',
  select: ({ cart }) => cart,
  toStored: ({ items }) => (items.length === 0 ? null : { items }),
  schema,
  restore: ({ items }) => cartRestored(items.map((item) => ({ ...item, failure: null }))),
  isClearedAtSignOut: false,
}
