import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { UserAccount } from '#shared/contract/customers/userDetails'

/** The selected address and service. Null means that the person has not selected any and the default applies. */
export interface SelectionState {
  /** The customer whom staff have opened. */
  customerNumber: string | null
  premiseId: string | null
  serviceAccountId: string | null
}

const initialState: SelectionState = { customerNumber: null, premiseId: null, serviceAccountId: null }

const slice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    customerOpened: (_state, { payload }: PayloadAction<{ customerNumber: string; premiseId: string | null }>) => ({
      ...payload,
      serviceAccountId: null,
    }),
    customerClosed: () => initialState,
    addressSelected: (state, action: PayloadAction<string>) => {
      state.premiseId = action.payload
      state.serviceAccountId = null
    },
    /** Selects a service at any address, together with its address. */
    accountSelected: (state, { payload }: PayloadAction<UserAccount>) => {
      state.premiseId = payload.crm_premise_id
      state.serviceAccountId = payload.crm_service_account_id
    },
    serviceAccountSelected: (state, action: PayloadAction<string>) => {
      state.serviceAccountId = action.payload
    },
    selectionRestored: (_state, action: PayloadAction<SelectionState>) => action.payload,
  },
})

export const {
  customerOpened,
  customerClosed,
  addressSelected,
  accountSelected,
  serviceAccountSelected,
  selectionRestored,
} = slice.actions
export const selectionReducer = slice.reducer

export interface WithSelection {
  selection: SelectionState
}

export const selectSelection = (state: WithSelection): SelectionState => state.selection
