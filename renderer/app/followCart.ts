/** A reload, and signing in again, keep the cart for the same person in the same tab. */
import type { Store } from '@reduxjs/toolkit'
import { isPlanServiceType } from '#shared/plans'
import { readRecord, removeText, writeText } from '../platform/storage'
import { cartRestored, type CartItem, type WithCart } from '../session/cartSlice'

const keyOf = (userId: string): string => `cart:${userId}`

function itemOf(value: unknown): CartItem[] {
  if (typeof value !== 'object' || value === null) return []
  const {
    serviceAccountId,
    serviceType,
    premiseId,
    streetAddress,
    addonId,
    name,
    monthly,
    isShippable,
    key,
  }: Record<string, unknown> = { ...value }
  const texts = [serviceAccountId, premiseId, streetAddress, addonId, name, key]
  if (!texts.every((text) => typeof text === 'string') || typeof serviceType !== 'string') return []
  if (!isPlanServiceType(serviceType) || typeof monthly !== 'number' || typeof isShippable !== 'boolean') return []
  return [
    {
      serviceAccountId: String(serviceAccountId),
      serviceType,
      premiseId: String(premiseId),
      streetAddress: String(streetAddress),
      addonId: String(addonId),
      name: String(name),
      monthly,
      isShippable,
      key: String(key),
      failure: null,
    },
  ]
}

export function followCart<S extends WithCart>(store: Store<S>, userIdOf: (state: S) => string | null): void {
  let { cart } = store.getState()
  let userId: string | null = null

  function restore(id: string): void {
    const stored = readRecord('session', keyOf(id))?.items
    const items = Array.isArray(stored) ? stored.flatMap(itemOf) : []
    if (items.length > 0) store.dispatch(cartRestored(items))
  }

  function look(): void {
    const state = store.getState()
    const nextId = userIdOf(state)
    const hasArrived = nextId !== null && nextId !== userId
    const hasChanged = state.cart !== cart
    userId = nextId
    cart = state.cart
    if (hasArrived) restore(nextId)
    else if (!hasChanged || userId === null) return
    else if (cart.items.length === 0) removeText('session', keyOf(userId))
    else writeText('session', keyOf(userId), JSON.stringify({ items: cart.items }))
  }

  store.subscribe(look)
  look()
}
