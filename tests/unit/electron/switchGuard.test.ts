/** The switches with which a packaged shell starts: only known ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusedSwitches } from '../../../electron/switchGuard'

const exe = String.raw`C:\Program Files\Care Console\Care Console.exe`

describe('a packaged shell', () => {
  it.each([
    '--remote-debugging-port=9222',
    '--REMOTE-DEBUGGING-PORT=9222',
    '-remote-debugging-port',
    '/proxy-server=evil:80',
    '  --proxy-server=evil:80',
    '--host-resolver-rules=MAP * evil',
    '--no-sandbox',
    '--inspect',
    '--gpu-launcher=x',
    '--log-net-log=x',
    '--user-data-dir=x',
    '--auth-server-allowlist=x',
    '--enable-features=x',
    '--type=renderer',
    '--disable-gpu-sandbox',
    '--disable-features=x',
    '---lang',
  ])('does not start with %s', (argument) => expect(refusedSwitches([exe, argument], 'win32')).toHaveLength(1))

  it('does not start with an unknown switch', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z\d-]{0,30}$/), (name) => {
        expect(refusedSwitches([exe, `--x-${name}=1`], 'win32')).toEqual([`x-${name}`])
      }),
    )
  })

  it.each([
    ['win32', ['careconsole://queue', '--force-device-scale-factor=2', '-Embedding', '--updated', '--use-angle=d3d9']],
    ['linux', ['careconsole://queue', '--ozone-platform-hint=auto', '/home/ada/a file', '--lang=en-US']],
    ['darwin', []],
  ] as const)('starts on %s with the switches of the system, and harmless ones', (platform, switches) => {
    expect(refusedSwitches([platform === 'win32' ? exe : '/opt/care console', ...switches], platform)).toEqual([])
  })
})
