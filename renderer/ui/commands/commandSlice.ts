/** The command that was given last, until it is done: by voice, in the palette, or by a button of the chat. And whether the microphone is on. */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Understood } from '#shared/commands/understood'

export interface GivenCommand extends Understood {
  id: string
  /** Said, rather than typed or clicked: what is hard to take back is asked first. */
  isSpoken: boolean
}

export interface CommandState {
  given: GivenCommand | null
  /** The screen that does it is on its way: a part of that screen takes the command from here. */
  isLed: boolean
  /** The billing account that it is about: another one, chosen meanwhile, does not take it. Null where it is about none. */
  billingAccount: string | null
  isListening: boolean
}

const initialState: CommandState = {
  given: null,
  isLed: false,
  billingAccount: null,
  isListening: false,
}

const slice = createSlice({
  name: 'command',
  initialState,
  reducers: {
    commandGiven: {
      prepare: (command: Omit<GivenCommand, 'id'>) => ({ payload: { ...command, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<GivenCommand>) => ({
        ...state,
        given: payload,
        isLed: false,
        billingAccount: null,
      }),
    },
    commandLed: (state, { payload }: PayloadAction<{ id: string; billingAccount: string | null }>) => {
      if (state.given?.id !== payload.id) return
      state.isLed = true
      state.billingAccount = payload.billingAccount
    },
    /** Executed once, it is gone. One that was given meanwhile stays. */
    commandConsumed: (state, { payload: id }: PayloadAction<string>) =>
      state.given?.id === id ? { ...state, given: null, isLed: false, billingAccount: null } : state,
    listeningChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isListening = payload
    },
  },
})

export const { commandGiven, commandLed, commandConsumed, listeningChanged } = slice.actions
export const commandReducer = slice.reducer

export interface WithCommand {
  command: CommandState
}

export const selectCommand = (state: WithCommand): CommandState => state.command
