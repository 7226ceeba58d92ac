/** What a request for the machine is answered, once the system was asked as well. */
import { describe, expect, it } from 'vitest'
import { isGranted, mediaOf } from '../../../../electron/windows/permissions'

const microphone = { permission: 'media', address: 'app://console/', isMainFrame: true, media: ['audio'] }
const yes = async () => true
const never = () => Promise.reject(new Error('Asked for nothing'))

describe('the microphone', () => {
  it('is there when the system says so too', async () => {
    expect(await isGranted(microphone, yes)).toBe(true)
    expect(await isGranted(microphone, async () => false)).toBe(false)
  })

  it('is not there when the system cannot ask', async () => expect(await isGranted(microphone, never)).toBe(false))

  it('is not asked for on behalf of another page, a camera or anything else', async () => {
    let asked = 0
    const ask = async () => (asked += 1) > 0
    expect(await isGranted({ ...microphone, address: 'https://evil.example/' }, ask)).toBe(false)
    expect(await isGranted({ ...microphone, media: ['audio', 'video'] }, ask)).toBe(false)
    expect(await isGranted({ ...microphone, permission: 'notifications', media: [] }, ask)).toBe(true)
    expect(asked).toBe(0)
  })

  it('is meant in both of Electron’s words', () => {
    expect(mediaOf({ isMainFrame: true, mediaTypes: ['audio', 'video'] })).toEqual(['audio', 'video'])
    expect(mediaOf({ isMainFrame: true, mediaType: 'audio' })).toEqual(['audio'])
    expect(mediaOf({ isMainFrame: true })).toEqual([])
  })
})
