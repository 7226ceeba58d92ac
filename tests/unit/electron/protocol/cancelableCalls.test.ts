import { describe, expect, it } from 'vitest'
import { createCancelableCalls } from '../../../../electron/protocol/cancelableCalls'

describe('a call of the page', () => {
  it('can be canceled before it arrives', async () => {
    const calls = createCancelableCalls()
    expect(calls.cancel('first')).toBe(true)
    expect(await calls.run('first', () => Promise.reject(new Error('It must not start')))).toBe('canceled')
  })

  it('cannot be canceled once it is answered', async () => {
    const calls = createCancelableCalls()
    expect(await calls.run('first', async () => 'answer')).toBe('answer')
    expect(calls.cancel('first')).toBe(false)
  })

  it('is forgotten after many others were answered', async () => {
    const calls = createCancelableCalls()
    for (let count = 0; count <= 1000; count += 1) await calls.run(`call ${count}`, async () => 'answer')
    expect(calls.cancel('call 1')).toBe(false)
    expect(calls.cancel('call 0')).toBe(true)
  })
})
