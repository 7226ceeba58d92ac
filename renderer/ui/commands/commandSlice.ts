/** The command that was given last, until it is done: by voice, in the palette, or by a button of the chat. And whether the microphone is on. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Understood } from '#shared/commands/understood'

export interface GivenCommand extends Understood {
  /** Said, rather than typed or clicked: what is hard to take back is asked first. */
  isSpoken: boolean
}

export interface CommandState {
  given: GivenCommand | null
  /** The screen that does it is on its way: a part of that screen takes the command from here. */
  isLed: boolean
  isListening: boolean
}

const initialState: CommandState = { given: null, isLed: false, isListening: false }

const slice = createSlice({
  name: 'command',
  initialState,
  reducers: {
    commandGiven: (state, { payload }: PayloadAction<GivenCommand>) => ({ ...state, given: payload, isLed: false }),
    commandLed: (state) => {
      state.isLed = true
    },
    /** Executed once, it is gone. */
    commandConsumed: (state) => ({ ...state, given: null, isLed: false }),
    listeningChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isListening = payload
    },
  },
})

export const { commandGiven, commandLed, commandConsumed, listeningChanged } = slice.actions
export const commandReducer = slice.reducer

export const selectCommand = (state: { command: CommandState }): CommandState => state.command
