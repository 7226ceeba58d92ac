/** The last dispatched command until it is executed, from voice, palette or chat, and whether the microphone is on. */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { ParsedCommand } from '#shared/commands/parsedCommand'

export interface DispatchedCommand extends ParsedCommand {
  id: string
  /** Spoken commands that are hard to undo need a confirmation. */
  isSpoken: boolean
}

interface CommandState {
  dispatched: DispatchedCommand | null
  /** Whether navigation to the command's screen has started. A component there then picks the command up. */
  isRouted: boolean
  /**
   * The billing account of the command. A screen of another account ignores it. Null for commands without an account.
   */
  billingAccount: string | null
  isListening: boolean
}

const initialState: CommandState = {
  dispatched: null,
  isRouted: false,
  billingAccount: null,
  isListening: false,
}

const slice = createSlice({
  name: 'command',
  initialState,
  reducers: {
    commandDispatched: {
      prepare: (command: Omit<DispatchedCommand, 'id'>) => ({ payload: { ...command, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<DispatchedCommand>) => ({
        ...state,
        dispatched: payload,
        isRouted: false,
        billingAccount: null,
      }),
    },
    commandRouted: (state, { payload }: PayloadAction<{ id: string; billingAccount: string | null }>) => {
      if (state.dispatched?.id !== payload.id) return
      state.isRouted = true
      state.billingAccount = payload.billingAccount
    },
    /** Removes an executed command. A newer command stays. */
    commandConsumed: (state, { payload: id }: PayloadAction<string>) =>
      state.dispatched?.id === id ? { ...state, dispatched: null, isRouted: false, billingAccount: null } : state,
    listeningChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isListening = payload
    },
  },
})

export const { commandDispatched, commandRouted, commandConsumed, listeningChanged } = slice.actions
export const commandReducer = slice.reducer

export interface WithCommand {
  command: CommandState
}

export const selectCommand = (state: WithCommand): CommandState => state.command
