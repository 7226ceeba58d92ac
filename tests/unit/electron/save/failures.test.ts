/** The messages about files that could not be saved. */

import { describe, expect, it } from 'vitest'
import * as shellTexts from '#shared/texts/desktopShell'
import { SaveFailure, toFailure } from '../../../../electron/save/failures'

const failed = (code: string) => toFailure(Object.assign(new Error('x'), { code }))

describe('a file that could not be saved', () => {
  it.each([
    ['ENOSPC', 'disk-full'],
    ['EACCES', 'not-writable'],
    ['EBUSY', 'not-writable'],
    ['ENAMETOOLONG', 'not-writable'],
    ['EIO', 'internal'],
  ])('reports %s as %s', (code, reason) => expect(failed(code).reason).toBe(reason))

  it('does not blame the connection for other failures', () => {
    expect(failed('EIO').message).toBe(shellTexts.saveFailures.unknown)
  })

  it('keeps the known details', () => {
    const known = new SaveFailure('refused', 'Not yours.')
    expect(toFailure(known)).toBe(known)
  })
})
