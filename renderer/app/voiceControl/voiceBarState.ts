/** The state of the voice bar. It is kept outside the store, so that only voice users load it. */
import { useSyncExternalStore } from 'react'

export interface VoiceNote {
  kind: 'understood' | 'notUnderstood' | 'problem'
  text: string
}

export type VoiceBarState =
  | { kind: 'off' }
  /** Waiting for the microphone and the relay. */
  | { kind: 'starting' }
  | { kind: 'on'; transcript: string; partial: string; isUnderstanding: boolean; note: VoiceNote | null }
  /** Listening ended on its own, for the reason in `text`. */
  | { kind: 'ended'; text: string }

const offState: VoiceBarState = { kind: 'off' }
let state: VoiceBarState = offState
const listeners = new Set<() => void>()

export function setVoiceBarState(next: VoiceBarState): void {
  state = next
  for (const listener of listeners) listener()
}

const getState = (): VoiceBarState => state

/** Hides the bar when the user turns the microphone off. The reason of an automatic end stays visible. */
export function hideVoiceBar(): void {
  if (state.kind !== 'ended') setVoiceBarState(offState)
}

/** Clears the reason of an automatic end. */
export function clearEndedState(): void {
  if (state.kind === 'ended') setVoiceBarState(offState)
}

/** Updates the state while listening. */
export function updateVoiceBar(changes: Partial<Omit<Extract<VoiceBarState, { kind: 'on' }>, 'kind'>>): void {
  if (state.kind === 'on') setVoiceBarState({ ...state, ...changes })
}

/** Removes a note with its transcript, unless a newer note has replaced it. */
export function clearNote(note: VoiceNote): void {
  if (state.kind === 'on' && state.note === note) updateVoiceBar({ transcript: '', note: null })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useVoiceBarState = (): VoiceBarState => useSyncExternalStore(subscribe, getState)
