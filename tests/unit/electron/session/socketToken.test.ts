import { describe, expect, it } from 'vitest'
import { shellOrigin } from '#shared/desktop/origin'
import { consoleOrigin } from '../../../../electron/origin'
import { createSocketAuthorization } from '../../../../electron/session/socketToken'

const custody = { tokenOf: (handle: string) => (handle === 'handle-1' ? 'the-token' : null) }
const at = (address: string) =>
  createSocketAuthorization(address, { vault: custody, socketOrigin: async () => 'https://relay.example' })

describe('a socket request of the page', () => {
  it('has the token of the handle in its address', async () => {
    expect(await at('wss://relay.example/transcribe?token=handle-1')).toBe('Bearer the-token')
  })

  it.each([
    'wss://relay.example/transcribe?token=another',
    'wss://relay.example/transcribe',
    'wss://relay.example/transcribe/more?token=handle-1',
    'ws://relay.example/transcribe?token=handle-1',
    'wss://evil.example/transcribe?token=handle-1',
    'wss://relay.example.evil.example/transcribe?token=handle-1',
    'no address',
  ])('is not given a token for %s', async (address) => {
    expect(await at(address)).toBeNull()
  })

  it('comes from the origin that the server accepts', () => {
    expect(consoleOrigin).toBe(shellOrigin)
  })
})
