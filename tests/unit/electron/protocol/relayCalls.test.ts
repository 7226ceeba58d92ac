import { describe, expect, it } from 'vitest'
import { callAt } from '../../../../electron/protocol/contractCalls'
import { speakText } from '#shared/contract/relay'

describe('the relay’s calls', () => {
  it('are calls of the contract though they stand outside of /api, and pages are none', () => {
    expect(callAt('POST', '/tts')).toBe(speakText)
    expect(callAt('GET', '/tts')).toBeNull()
    expect(callAt('GET', '/config.json')).toBeNull()
  })
})
