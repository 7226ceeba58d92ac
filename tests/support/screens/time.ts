/** Fake timers, for actions that the portal takes only after a while. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Makes timers wait for `passTime`. The clock still follows the real one, so that nothing hangs. */
export const startTestTime = () => vi.useFakeTimers({ shouldAdvanceTime: true })

/** Advances the time in steps and re-renders after each, because what is then shown may start new timers. */
export async function passTime(ms: number): Promise<void> {
  const step = Math.max(1000, ms / 60)
  for (let passed = 0; passed < ms; passed += step) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(step, ms - passed)))
  }
}
