/** Time that passes at once: for what the portal does only after a while. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** From now on timers wait for `passTime`; the clock also follows the real one, so that nothing hangs. */
export const takeTime = () => vi.useFakeTimers({ shouldAdvanceTime: true })

/** Lets so much time pass, and the screen follow. */
export const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
