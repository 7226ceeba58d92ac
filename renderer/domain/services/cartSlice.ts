/** The add-ons that a customer has selected and not ordered yet, for all their service accounts. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cents } from '#shared/format/money'
import type { PlanServiceType } from '#shared/services/plans'
import * as commonTexts from '#shared/texts/common'

export interface CartItem {
  serviceAccountId: string
  serviceType: PlanServiceType
  premiseId: string
  streetAddress: string
  addonId: string
  name: string
  monthly: Cents
  isShippable: boolean
  /** The idempotency key of the order. It is kept until the order succeeds, so that a retry orders nothing twice. */
  key: string
  /** Why the last attempt failed; null before the first attempt. */
  failure: string | null
}

export interface CartState {
  items: CartItem[]
  /** Whether the cart panel is open. */
  isOpen: boolean
}

const initialState: CartState = { items: [], isOpen: false }

const isSame = (left: CartItem, right: Pick<CartItem, 'serviceAccountId' | 'addonId'>): boolean =>
  left.serviceAccountId === right.serviceAccountId && left.addonId === right.addonId

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** An item that is in the cart already stays unchanged. */
    addedToCart: (state, { payload }: PayloadAction<CartItem>) => {
      if (!state.items.some((item) => isSame(item, payload))) state.items.push(payload)
    },
    removedFromCart: (state, { payload }: PayloadAction<Pick<CartItem, 'serviceAccountId' | 'addonId'>>) => {
      state.items = state.items.filter((item) => !isSame(item, payload))
    },
    orderFailed: (state, { payload }: PayloadAction<{ key: string; failure: string }>) => {
      const item = state.items.find(({ key }) => key === payload.key)
      if (item) item.failure = payload.failure
    },
    cartRestored: (state, { payload }: PayloadAction<CartItem[]>) => {
      state.items = payload
    },
    cartOpened: (state) => {
      state.isOpen = true
    },
    cartClosed: (state) => {
      state.isOpen = false
    },
  },
})

export const { addedToCart, removedFromCart, orderFailed, cartRestored, cartOpened, cartClosed } = slice.actions
export const cartReducer = slice.reducer

export interface WithCart {
  cart: CartState
}

/** Returns "1 item" or "2 items". */
export const itemsText = (count: number): string => commonTexts.items(count)

export const selectCart = (state: WithCart): CartState => state.cart
