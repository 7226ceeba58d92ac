/** What the shell's pages and links may do, decision by decision. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkIn, pathOfLink } from '../../../electron/deepLink'
import { isConsoleAddress } from '../../../electron/origin'
import { mayNavigate, safeOutside } from '../../../electron/windows/navigation'
import { isPermitted } from '../../../electron/windows/permissions'
import { webPreferencesFor } from '../../../electron/windows/preferences'

const lookAlikes = [
  'app://console.evil.example/',
  'app://console@evil.example/',
  'app://evil.example/app://console/',
  'app://a:b@console/',
  'https://console/',
  'file:///C:/console/',
  'javascript:alert(1)',
  'data:text/html,x',
  'no address',
  '',
]

describe('the shell’s pages', () => {
  it('stay on the portal', () => {
    expect(mayNavigate('app://console/messageQueue?case=1#top')).toBe(true)
  })

  it.each(lookAlikes)('do not go to %s', (address) => {
    expect(mayNavigate(address)).toBe(false)
    expect(isConsoleAddress(address)).toBe(false)
  })

  it('hand web pages, mail and telephone numbers to the system, written anew', () => {
    expect(safeOutside('https://HELP.example/a b')).toBe('https://help.example/a%20b')
    expect(safeOutside('mailto:care@example.com')).toBe('mailto:care@example.com')
    expect(safeOutside('tel:+12105550100')).toBe('tel:+12105550100')
  })

  it.each([
    'http://help.example/',
    'https://a:b@help.example/',
    'file:///c:/x.exe',
    'ms-settings:privacy',
    'smb://share/x',
    'javascript:alert(1)',
    `https://help.example/${'x'.repeat(3000)}`,
    'x',
  ])('hand nothing like %s to it', (address) => expect(safeOutside(address)).toBeNull())
})

/** Every permission that this version of Electron knows, from its own types. */
const permissions = [
  ...(/setPermissionRequestHandler\(handler: \(\(webContents: WebContents, permission: ((?:'[\w-]+'(?: \| )?)+)/
    .exec(readFileSync('node_modules/electron/electron.d.ts', 'utf8'))?.[1]
    ?.matchAll(/'([\w-]+)'/g) ?? []),
].map(([, name]) => name ?? '')

describe('what the page may use of the machine', () => {
  const asked = { address: 'app://console/', isMainFrame: true, media: [] }

  it('is known to us in full', () => expect(permissions.length).toBeGreaterThan(20))

  it.each(permissions)('%s is as it was decided', (permission) => {
    const isGranted = ['clipboard-sanitized-write', 'fullscreen', 'notifications'].includes(permission)
    expect(isPermitted({ ...asked, permission })).toBe(isGranted)
  })

  it('is the microphone, and never a camera', () => {
    const media = { ...asked, permission: 'media' }
    expect(isPermitted({ ...media, media: ['audio'] })).toBe(true)
    expect(isPermitted({ ...media, media: ['video'] })).toBe(false)
    expect(isPermitted({ ...media, media: ['audio', 'video'] })).toBe(false)
  })

  it('is nothing for another origin, nor for a frame in the page', () => {
    for (const address of lookAlikes) {
      expect(isPermitted({ ...asked, permission: 'notifications', address }), address).toBe(false)
    }
    expect(isPermitted({ ...asked, permission: 'notifications', isMainFrame: false })).toBe(false)
  })
})

describe('the windows', () => {
  const main = webPreferencesFor({ kind: 'main', preload: '/preload.cjs', hasDevTools: false, spellCheck: true })
  const payment = webPreferencesFor({ kind: 'payment', partition: 'pay-1' })

  it.each([
    ['main', main],
    ['payment', payment],
  ])('the %s window keeps its page away from the machine', (_name, preferences) => {
    expect(preferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      devTools: false,
      disableBlinkFeatures: 'Auxclick',
    })
    expect(preferences).not.toHaveProperty('experimentalFeatures')
    expect(preferences).not.toHaveProperty('allowRunningInsecureContent')
  })

  it('the payment window has no preload, and a session in memory', () => {
    expect(payment).not.toHaveProperty('preload')
    expect(payment.partition).not.toMatch(/^persist:/)
  })
})

describe('a link from outside', () => {
  it.each([
    ['careconsole://queue', '/messageQueue'],
    ['careconsole://case/4f0c', '/messageQueue?case=4f0c'],
    ['careconsole://customer/CU-1001', '/?search=CU-1001'],
  ])('%s leads to %s', (link, path) => expect(pathOfLink(link)).toBe(path))

  it.each([
    'careconsole://pay/100',
    'careconsole://queue/1',
    'careconsole://case/',
    'careconsole://case/1/2',
    'careconsole://case/1?token=x',
    'careconsole://case/1#x',
    'careconsole://a:b@case/1',
    'careconsole://case/..%2f..%2fadmin',
    'careconsole://constructor/x',
    `careconsole://case/${'1'.repeat(600)}`,
    'https://case/1',
    'careconsole',
  ])('%s leads nowhere', (link) => expect(pathOfLink(link)).toBeNull())

  it('leads to a path of the portal or nowhere, whatever is written in it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `careconsole://case/${text}`),
        ),
        (link) => {
          const path = pathOfLink(link)
          expect(path === null || /^\/(messageQueue(\?case=[\w-]+)?|\?search=[\w-]+)$/.test(path)).toBe(true)
        },
      ),
    )
  })

  it('is found among the arguments of a start', () => {
    expect(linkIn(['C:\\Care Console.exe', '--flag', 'careconsole://queue'])).toBe('careconsole://queue')
    expect(linkIn(['C:\\Care Console.exe'])).toBeNull()
  })
})
