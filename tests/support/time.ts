/** Time that passes at once: for what the portal does only after a while. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** From now on timers wait for `passTime`; the clock also follows the real one, so that nothing hangs. */
export const takeTime = () => vi.useFakeTimers({ shouldAdvanceTime: true })

/** Lets so much time pass in steps, and the screen follow after each: what it then shows may begin to wait in turn. */
export async function passTime(ms: number): Promise<void> {
  const step = Math.max(1000, ms / 60)
  for (let passed = 0; passed < ms; passed += step) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(step, ms - passed)))
  }
}
