/** The gate before the tests that need Electron's binary: they run, are skipped with a reason, or fail with it. */
import { describe, expect, it } from 'vitest'
import { findElectron, type LookupEnvironment, toElectronGate } from '../../support/shell/electronProgram'

const files = (held: Record<string, string>, env: LookupEnvironment['env'] = {}): LookupEnvironment => ({
  platform: 'linux',
  env,
  folder: '/electron',
  exists: (path) => path in held,
  read: (path) => held[path] ?? '',
})

const missing = expect.stringContaining('npx install-electron')

describe('Electron’s own program', () => {
  it('is the one that its package downloaded', () => {
    const found = findElectron(files({ '/electron/path.txt': 'electron', '/electron/dist/electron': '' }))
    expect(found).toEqual({ path: '/electron/dist/electron' })
  })

  it('is not there when nothing was downloaded, or the download did not end', () => {
    expect(findElectron(files({}))).toEqual({ reason: missing })
    expect(findElectron(files({ '/electron/path.txt': 'electron' }))).toEqual({ reason: missing })
  })

  it('is the one that the environment names', () => {
    const held = { '/mine/electron': '', '/electron/path.txt': 'electron', '/electron/dist/electron': '' }
    expect(findElectron(files(held, { ELECTRON_EXECUTABLE: '/mine/electron' }))).toEqual({ path: '/mine/electron' })
    expect(findElectron(files(held, { ELECTRON_OVERRIDE_DIST_PATH: '/mine' }))).toEqual({ path: '/mine/electron' })
  })

  it('is not looked for elsewhere when the one that was named is not there', () => {
    const held = { '/electron/path.txt': 'electron', '/electron/dist/electron': '' }
    for (const name of ['ELECTRON_EXECUTABLE', 'ELECTRON_OVERRIDE_DIST_PATH']) {
      expect(findElectron(files(held, { [name]: '/gone' }))).toEqual({ reason: expect.stringContaining(name) })
    }
  })

  it.each([
    ['darwin', '/mine/Electron.app/Contents/MacOS/Electron'],
    ['win32', '/mine/electron.exe'],
  ] as const)('has a name of its own on %s', (platform, path) => {
    const surroundings = files({ [path]: '' }, { ELECTRON_OVERRIDE_DIST_PATH: '/mine' })
    expect(findElectron({ ...surroundings, platform })).toEqual({ path })
  })
})

describe('the tests that need it', () => {
  const absent = { reason: 'not here' }

  it('run where it is', () =>
    expect(toElectronGate({ path: '/it' }, { REQUIRE_ELECTRON: '1' })).toEqual({ run: '/it' }))

  it('are skipped with the reason where it is not', () => {
    expect(toElectronGate(absent, {})).toEqual({ skip: 'not here' })
    expect(toElectronGate(absent, { REQUIRE_ELECTRON: '' })).toEqual({ skip: 'not here' })
  })

  it('fail with the reason where it must be', () => {
    expect(toElectronGate(absent, { REQUIRE_ELECTRON: '1' })).toEqual({ fail: 'not here' })
  })
})
