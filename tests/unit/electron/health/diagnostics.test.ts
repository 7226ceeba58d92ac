/** The diagnostics that a user passes on to support. */
import { describe, expect, it } from 'vitest'
import { defaultShellSettings } from '#shared/desktop/settings'
import { type DiagnosticsData, diagnosticsText } from '../../../../electron/health/diagnostics'

const found: DiagnosticsData = {
  createdAt: new Date('2026-05-04T09:00:00.000Z'),
  version: '1.2.3',
  environment: 'production',
  portalOrigin: 'https://portal.example',
  system: 'win32 x64 10.0.26100',
  runtime: 'Electron 45.4.1, Chromium 150.0.1, Node 24.1.0',
  secrets: { backend: 'memory', reason: 'no-daemon' },
  proxy: 'PROXY proxy.example:3128',
  update: { state: 'available', version: '1.3.0', checkedAt: '2026-05-04T08:00:00.000Z' },
  settings: defaultShellSettings,
  log: '',
}

describe('the details for support', () => {
  it('name the programs, their versions and their state', () => {
    expect(diagnosticsText(found).split('\n').slice(0, 7)).toEqual([
      'Care Console 1.2.3 (production), 2026-05-04T09:00:00.000Z',
      'Portal: https://portal.example',
      'System: win32 x64 10.0.26100',
      'Runtime: Electron 45.4.1, Chromium 150.0.1, Node 24.1.0',
      'Keychain: memory (no-daemon)',
      'Proxy: PROXY proxy.example:3128',
      'Updates: available 1.3.0',
    ])
  })

  it('end with the newest lines of the log', () => {
    const log = Array.from({ length: 500 }, (_, at) => `line ${at}`).join('\n')
    const lines = diagnosticsText({ ...found, log: `${log}\n` })
      .trimEnd()
      .split('\n')
    expect([lines.at(-1), lines.at(-200)]).toEqual(['line 499', 'line 300'])
    expect(lines).not.toContain('line 299')
  })

  it.each([
    ['a token', 'Bearer canary.abc.def', 'canary'],
    ['a card', 'card 4111 1111 1111 1111', '4111'],
    ['an email address', 'mail canary@example.com', 'canary'],
    ['a telephone number', 'called (210) 555-0100', '555-0100'],
    ['an account', 'account BA-10042001', '10042001'],
    ['a home folder of Windows', String.raw`ENOENT C:\Users\Canary Name\AppData`, 'Canary'],
    ['a home folder in JSON', String.raw`{"error":"ENOENT C:\\Users\\canary\\AppData"}`, 'canary'],
    ['a home folder of macOS', 'at /Users/canary/Library/x.js:1', 'canary'],
    ['a home folder of Linux', 'at /home/canary/.config', 'canary'],
  ])('contain nothing of %s', (_what, line, canary) => {
    expect(diagnosticsText({ ...found, log: line })).not.toContain(canary)
  })

  it('contain no proxy password, and no name of a user in paths', () => {
    const text = diagnosticsText({
      ...found,
      proxy: 'PROXY http://canary:pass@proxy.example:3128',
      system: '/home/canary',
    })
    expect(text).not.toContain('canary')
    expect(text).toContain('proxy.example:3128')
  })
})
