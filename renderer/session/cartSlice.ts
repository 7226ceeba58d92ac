/** Add-ons that a customer has chosen and not yet ordered, of all their service accounts. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PlanServiceType } from '#shared/plans'
import type { Cents } from '#shared/money'
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
  /** The order's own key, for as long as it has not gone through: trying again orders nothing twice. */
  key: string
  /** Why the last try did not go through; null before it was tried. */
  failure: string | null
}

export interface CartState {
  items: CartItem[]
  /** Whether one looks into it. */
  isOpen: boolean
}

const initialState: CartState = { items: [], isOpen: false }

const isSame = (one: CartItem, other: Pick<CartItem, 'serviceAccountId' | 'addonId'>): boolean =>
  one.serviceAccountId === other.serviceAccountId && one.addonId === other.addonId

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** What is in it already stays as it is. */
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

/** 1 item, 2 items */
export const itemsText = (count: number): string => commonTexts.items(count)

export const selectCart = (state: WithCart): CartState => state.cart
