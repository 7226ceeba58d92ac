/** What the bar of voice commands shows: kept beside the store, so that only who speaks has it. */
import { useSyncExternalStore } from 'react'

export interface Note {
  kind: 'understood' | 'notUnderstood' | 'problem'
  text: string
}

export type VoiceFace =
  | { kind: 'off' }
  /** The microphone is asked for, and the relay. */
  | { kind: 'starting' }
  | { kind: 'on'; said: string; partial: string; isUnderstanding: boolean; note: Note | null }
  /** It went off by itself, and why. */
  | { kind: 'ended'; text: string }

const off: VoiceFace = { kind: 'off' }
let face: VoiceFace = off
const listeners = new Set<() => void>()

export function showFace(next: VoiceFace): void {
  face = next
  for (const listener of listeners) listener()
}

const currentFace = (): VoiceFace => face

/** Off by hand; why it went off by itself stays to be read. */
export function hideFace(): void {
  if (face.kind !== 'ended') showFace(off)
}

/** Why it went off has been read, or is none of who comes next. */
export function forgetEnded(): void {
  if (face.kind === 'ended') showFace(off)
}

/** Changes what is shown while it is on. */
export function changeFace(change: Partial<Omit<Extract<VoiceFace, { kind: 'on' }>, 'kind'>>): void {
  if (face.kind === 'on') showFace({ ...face, ...change })
}

/** Takes a note away with the words that it is about, unless others have come since. */
export function forgetNote(note: Note): void {
  if (face.kind === 'on' && face.note === note) changeFace({ said: '', note: null })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useVoiceFace = (): VoiceFace => useSyncExternalStore(subscribe, currentFace)
