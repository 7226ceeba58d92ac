import { describe, expect, it, onTestFinished } from 'vitest'
import { startProgram } from '../../../server/launch/programs'

describe('a program that can’t be started', () => {
  it('is reported in a sentence, and ends nothing else', async () => {
    const { execPath } = process
    process.execPath = '/nowhere/node'
    onTestFinished(() => {
      process.execPath = execPath
    })
    const plan = { name: 'portal', file: 'main', environment: {}, readyUrl: 'http://127.0.0.1:9/' } as const
    await expect(startProgram(plan, new AbortController().signal)).rejects.toThrow(
      'The portal could not be started: spawn /nowhere/node ENOENT',
    )
  })
})
