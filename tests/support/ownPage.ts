/** What a page settles once when it begins would stay for all files of a worker, but for those that have modules of their own. */
import { expect } from 'vitest'

export function expectOwnPage(): void {
  if (!expect.getState().testPath?.includes('/ownPage/'))
    throw new Error('This test belongs into tests/screens/ownPage/')
}
