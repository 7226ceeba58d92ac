/** The answers to permission requests, after the system was asked as well. */
import { describe, expect, it } from 'vitest'
import { isGranted, isPermitted, mediaOf } from '../../../../electron/windows/permissions'
import { electronPermissions } from '../../../support/shell/electronPermissions'
import { lookalikeUrls } from '../../../support/shell/lookalikeUrls'

const microphone = { permission: 'media', address: 'app://console/', isMainFrame: true, media: ['audio'] }
const yes = async () => true
const never = () => Promise.reject(new Error('Asked for nothing'))

describe('the microphone', () => {
  it('is allowed if the system allows it too', async () => {
    expect(await isGranted(microphone, yes)).toBe(true)
    expect(await isGranted(microphone, async () => false)).toBe(false)
  })

  it('is not allowed if the system can’t ask', async () => expect(await isGranted(microphone, never)).toBe(false))

  it('is not requested for another page, a camera or anything else', async () => {
    let count = 0
    const ask = async () => (count += 1) > 0
    expect(await isGranted({ ...microphone, address: 'https://evil.example/' }, ask)).toBe(false)
    expect(await isGranted({ ...microphone, media: ['audio', 'video'] }, ask)).toBe(false)
    expect(await isGranted({ ...microphone, permission: 'fullscreen', media: [] }, ask)).toBe(true)
    expect(count).toBe(0)
  })

  it('is recognized under both of Electron’s names', () => {
    expect(mediaOf({ isMainFrame: true, mediaTypes: ['audio', 'video'] })).toEqual(['audio', 'video'])
    expect(mediaOf({ isMainFrame: true, mediaType: 'audio' })).toEqual(['audio'])
    expect(mediaOf({ isMainFrame: true })).toEqual([])
  })
})

describe('the permissions of the page', () => {
  const request = { address: 'app://console/', isMainFrame: true, media: [] }

  it('are all known', () => expect(electronPermissions.length).toBeGreaterThan(20))

  it.each(electronPermissions)('grant %s only as decided', (permission) => {
    const isGranted = ['clipboard-sanitized-write', 'fullscreen'].includes(permission)
    expect(isPermitted({ ...request, permission })).toBe(isGranted)
  })

  it('include the microphone, and never a camera', () => {
    const media = { ...request, permission: 'media' }
    expect(isPermitted({ ...media, media: ['audio'] })).toBe(true)
    expect(isPermitted({ ...media, media: ['video'] })).toBe(false)
    expect(isPermitted({ ...media, media: ['audio', 'video'] })).toBe(false)
  })

  it('are none for another origin or a frame in the page', () => {
    for (const address of lookalikeUrls) {
      expect(isPermitted({ ...request, permission: 'fullscreen', address }), address).toBe(false)
    }
    expect(isPermitted({ ...request, permission: 'fullscreen', isMainFrame: false })).toBe(false)
  })
})
