/**
 * Tests of state that a page initializes only once need isolated modules, which only files in `ownPage/` have. In other
 * folders the state would remain for all later files of the worker.
 */
import { expect } from 'vitest'

export function assertIsolatedFile(): void {
  if (!expect.getState().testPath?.includes('/ownPage/'))
    throw new Error('This test belongs into tests/screens/ownPage/')
}
