import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { UserAccount } from '#shared/contract/userDetails'

/** Which address and which of its services the person looks at. Null until they choose: then the default counts. */
export interface SelectionState {
  premiseId: string | null
  serviceAccountId: string | null
}

const initialState: SelectionState = { premiseId: null, serviceAccountId: null }

const slice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    addressChosen: (_state, action: PayloadAction<string>) => ({ premiseId: action.payload, serviceAccountId: null }),
    /** A service wherever it is: its address comes with it. */
    accountChosen: (_state, { payload }: PayloadAction<UserAccount>) => ({
      premiseId: payload.crm_premise_id,
      serviceAccountId: payload.crm_service_account_id,
    }),
    serviceAccountChosen: (state, action: PayloadAction<string>) => {
      state.serviceAccountId = action.payload
    },
    selectionRestored: (_state, action: PayloadAction<SelectionState>) => action.payload,
  },
})

export const { addressChosen, accountChosen, serviceAccountChosen, selectionRestored } = slice.actions
export const selectionReducer = slice.reducer

export interface WithSelection {
  selection: SelectionState
}

export const selectSelection = (state: WithSelection): SelectionState => state.selection
