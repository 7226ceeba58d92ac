import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { UserAccount } from '#shared/contract/userDetails'

/** Which address and which of its services the person looks at. Null until they choose: then the default counts. */
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
    addressChosen: (state, action: PayloadAction<string>) => {
      state.premiseId = action.payload
      state.serviceAccountId = null
    },
    /** A service wherever it is: its address comes with it. */
    accountChosen: (state, { payload }: PayloadAction<UserAccount>) => {
      state.premiseId = payload.crm_premise_id
      state.serviceAccountId = payload.crm_service_account_id
    },
    serviceAccountChosen: (state, action: PayloadAction<string>) => {
      state.serviceAccountId = action.payload
    },
    selectionRestored: (_state, action: PayloadAction<SelectionState>) => action.payload,
  },
})

export const { customerOpened, customerClosed, addressChosen, accountChosen, serviceAccountChosen, selectionRestored } =
  slice.actions
export const selectionReducer = slice.reducer

export interface WithSelection {
  selection: SelectionState
}

export const selectSelection = (state: WithSelection): SelectionState => state.selection
