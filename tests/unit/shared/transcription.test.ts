import { describe, expect, it } from 'vitest'
import { socketSources } from '#shared/http/csp'
import { urlOf } from '#shared/http/hosts'
import { defaultRuntimeConfig } from '#shared/http/runtimeConfig'
import { transcribeUrl } from '#shared/speech/transcription'

const page = { origin: 'https://portal.example', token: 'a b' }

describe('the address of the relay', () => {
  it('the address of the relay for the socket is the page’s own origin, the relay’s, or the one that the shell names', () => {
    expect(transcribeUrl({ socketUrl: '', relayUrl: '' }, page)).toBe('wss://portal.example/transcribe?token=a%20b')
    expect(transcribeUrl({ socketUrl: '', relayUrl: 'http://localhost:4010/' }, page)).toBe(
      'ws://localhost:4010/transcribe?token=a%20b',
    )
    expect(transcribeUrl({ socketUrl: 'https://relay.example', relayUrl: '' }, page)).toMatch(/^wss:\/\/relay.example/)
  })

  it('the address of the relay for calls is the relay’s for its paths only', () => {
    const config = { ...defaultRuntimeConfig, apiUrl: 'https://api.example', relayUrl: 'https://relay.example' }
    expect(urlOf(config, '/tts')).toBe('https://relay.example/tts')
    expect(urlOf(config, '/api/v1/tts')).toBe('https://api.example/api/v1/tts')
  })

  it('is in a page’s policy with the scheme of sockets', () => {
    expect(socketSources('https://relay.example:8443/x')).toEqual(['wss://relay.example:8443'])
    expect(socketSources('http://localhost:4010')).toEqual(['ws://localhost:4010'])
    expect(socketSources('')).toEqual([])
  })
})
