import { describe, expect, it } from 'vitest'
import { speakText } from '#shared/contract/speech/relay'
import { findEndpoint } from '../../../../electron/protocol/contractCalls'

describe('the relay’s calls', () => {
  it('are calls of the contract although they are outside of /api, and pages are not', () => {
    expect(findEndpoint('POST', '/tts')).toBe(speakText)
    expect(findEndpoint('GET', '/tts')).toBeNull()
    expect(findEndpoint('GET', '/config.json')).toBeNull()
  })
})
