/** The gate before the tests that need Electron's binary: they run, are skipped with a reason, or fail with it. */
import { describe, expect, it } from 'vitest'
import { findElectron, type LookupEnvironment, toElectronGate } from '../../support/shell/electronProgram'

const files = (contents: Record<string, string>, env: LookupEnvironment['env'] = {}): LookupEnvironment => ({
  platform: 'linux',
  env,
  folder: '/electron',
  exists: (path) => path in contents,
  read: (path) => contents[path] ?? '',
  isRoot: false,
})

const missing = expect.stringContaining('npx install-electron')

describe('Electron’s own program', () => {
  it('is the one that its package downloaded', () => {
    const found = findElectron(files({ '/electron/path.txt': 'electron', '/electron/dist/electron': '' }))
    expect(found).toEqual({ path: '/electron/dist/electron' })
  })

  it('is missing if nothing was downloaded or the download is incomplete', () => {
    expect(findElectron(files({}))).toEqual({ reason: missing })
    expect(findElectron(files({ '/electron/path.txt': 'electron' }))).toEqual({ reason: missing })
  })

  it('is the one that the environment names', () => {
    const contents = { '/mine/electron': '', '/electron/path.txt': 'electron', '/electron/dist/electron': '' }
    expect(findElectron(files(contents, { ELECTRON_EXECUTABLE: '/mine/electron' }))).toEqual({ path: '/mine/electron' })
    expect(findElectron(files(contents, { ELECTRON_OVERRIDE_DIST_PATH: '/mine' }))).toEqual({ path: '/mine/electron' })
  })

  it('is not started as root, for whom Chromium has no sandbox', () => {
    const surroundings = files({ '/electron/path.txt': 'electron', '/electron/dist/electron': '' })
    expect(findElectron({ ...surroundings, isRoot: true })).toEqual({
      reason: expect.stringContaining('ordinary user'),
    })
    expect(findElectron({ ...files({}), isRoot: true })).toEqual({ reason: missing })
  })

  it('is not searched for elsewhere if the named one is missing', () => {
    const contents = { '/electron/path.txt': 'electron', '/electron/dist/electron': '' }
    for (const name of ['ELECTRON_EXECUTABLE', 'ELECTRON_OVERRIDE_DIST_PATH']) {
      expect(findElectron(files(contents, { [name]: '/gone' }))).toEqual({ reason: expect.stringContaining(name) })
    }
  })

  it.each([
    ['darwin', '/mine/Electron.app/Contents/MacOS/Electron'],
    ['win32', '/mine/electron.exe'],
  ] as const)('has a different name on %s', (platform, path) => {
    const surroundings = files({ [path]: '' }, { ELECTRON_OVERRIDE_DIST_PATH: '/mine' })
    expect(findElectron({ ...surroundings, platform })).toEqual({ path })
  })
})

describe('the tests that need Electron’s own program', () => {
  const absent = { reason: 'not here' }

  it('run if the program exists', () =>
    expect(toElectronGate({ path: '/it' }, { REQUIRE_ELECTRON: '1' })).toEqual({ run: '/it' }))

  it('are skipped with a reason if the program is missing', () => {
    expect(toElectronGate(absent, {})).toEqual({ skip: 'not here' })
    expect(toElectronGate(absent, { REQUIRE_ELECTRON: '' })).toEqual({ skip: 'not here' })
  })

  it('fail with a reason if a missing program is required', () => {
    expect(toElectronGate(absent, { REQUIRE_ELECTRON: '1' })).toEqual({ fail: 'not here' })
  })
})
