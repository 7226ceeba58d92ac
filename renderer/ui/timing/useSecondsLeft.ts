import { useNow } from './useNow'

/** Returns whole seconds until a moment by the wall clock, and 0 after it. */
export const useSecondsLeft = (until: number): number => Math.max(0, Math.ceil((until - useNow(1000)) / 1000))
