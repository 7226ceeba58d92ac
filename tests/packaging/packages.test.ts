/** Reads back what `npm run dist` packages. Electron itself is a stub in these packages. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { extractAll, extractFile, getRawHeader } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findConfig } from '../../electron/config'
import { createElectronDouble } from '../support/shell/electronDouble'
import { readChecksums } from '../support/shell/electronStub'
import { filesBelow, filesInArchive, type PackagedShell, packageShell } from '../support/shell/packagedShell'

const run = promisify(execFile)

/** All npm packages in the app. A new one must be reviewed before it is added here. */
const carriedPackages = [
  'ajv',
  'ajv-formats',
  'argparse',
  'atomically',
  'builder-util-runtime',
  'conf',
  'debounce-fn',
  'debug',
  'dot-prop',
  'electron-store',
  'electron-updater',
  'env-paths',
  'fast-deep-equal',
  'fast-uri',
  'fs-extra',
  'graceful-fs',
  'is-safe-filename',
  'js-yaml',
  'json-schema-traverse',
  'json-schema-typed',
  'jsonfile',
  'keytar',
  'lazy-val',
  'lodash.escaperegexp',
  'lodash.isequal',
  'mimic-function',
  'ms',
  'require-from-string',
  'sax',
  'semver',
  'stubborn-fs',
  'stubborn-utils',
  'tiny-typed-emitter',
  'uint8array-extras',
  'universalify',
  'when-exit',
]

/** The fuses in the program: 0 is off and 1 is on. */
const fuses = new Map([
  [FuseV1Options.RunAsNode, '0'],
  [FuseV1Options.EnableCookieEncryption, '0'],
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable, '0'],
  [FuseV1Options.EnableNodeCliInspectArguments, '0'],
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, '1'],
  [FuseV1Options.OnlyLoadAppFromAsar, '1'],
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot, '0'],
  [FuseV1Options.GrantFileProtocolExtraPrivileges, '0'],
])

// Both packages take fifteen seconds on an idle machine.
const packagingTimeoutMs = 240_000
const noneOnWindows = process.platform === 'win32'
const where = noneOnWindows ? ' (skipped: electron-builder packages for Linux on Linux and macOS only)' : ''

describe.skipIf(noneOnWindows)(`the packages of the desktop app${where}`, () => {
  let folder: string
  let packages: Record<'linux' | 'win32', PackagedShell>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packages-'))
    // One after the other, because both are built from dist/app.
    const linux = await packageShell(folder, 'linux')
    packages = { linux, win32: await packageShell(folder, 'win32') }
  }, packagingTimeoutMs)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const systems = ['linux', 'win32'] as const
  const keytarOf = (system: 'linux' | 'win32'): string => `node_modules/keytar/prebuilds/${system}-x64/keytar.node`

  it.each(systems)('have every fuse set correctly (%s)', async (system) => {
    const wire = await getCurrentFuseWire(packages[system].program)
    const read = [...fuses.keys()].map((fuse) => [fuse, String.fromCharCode(wire[fuse] ?? 0)])
    expect(read).toEqual([...fuses])
    // Every known fuse must be in the list above. An enum has both its names and its numbers as keys.
    expect(Object.keys(FuseV1Options)).toHaveLength(2 * fuses.size)
  })

  it.each(systems)(
    'contain the shell, the built page and the packages that they need, and nothing else (%s)',
    async (system) => {
      const files = filesInArchive(packages[system].archive)
      const own = files.filter((path) => !path.startsWith('node_modules/'))
      const built = (await filesBelow('dist/renderer')).filter((path) => !/\.(br|gz)$|^\.vite\//.test(path))
      const page = built.map((path) => `renderer/${path}`)
      expect(own).toEqual(['package.json', ...page, 'shell/main.js', 'shell/preload.cjs'])
      const brought = files.filter((path) => path.startsWith('node_modules/')).map((path) => path.split('/')[1])
      expect(new Set(brought)).toEqual(new Set(carriedPackages))
    },
  )

  it.each(systems)('contain no source maps, types, tests or sources of compiled files (%s)', (system) => {
    const files = filesInArchive(packages[system].archive)
    expect(
      files.filter((path) => /\.(map|[cm]?ts|cc|gyp)$|(^|\/)(tests?|spec|__tests__|\.env)(\/|$)/.test(path)),
    ).toEqual([])
  })

  it.each(systems)(
    'contain one binary of keytar, for their system, as the only file outside of the archive (%s)',
    async (system) => {
      const { archive, resources } = packages[system]
      expect(filesInArchive(archive).filter((path) => path.endsWith('.node'))).toEqual([keytarOf(system)])
      // The URL of newer versions. On Windows it is only written with an installer.
      const updates = system === 'linux' ? ['app-update.yml'] : []
      const expected = [...updates, 'app.asar', `app.asar.unpacked/${keytarOf(system)}`, 'config.json']
      expect(await filesBelow(resources)).toEqual(expected)
      const unpacked = await readFile(join(resources, 'app.asar.unpacked', keytarOf(system)))
      expect(unpacked.equals(await readFile(keytarOf(system)))).toBe(true)
    },
  )

  it.each(systems)('describe themselves, and not how they were built (%s)', (system) => {
    const manifest: unknown = JSON.parse(extractFile(packages[system].archive, 'package.json').toString('utf8'))
    expect(manifest).toEqual({
      name: 'care-console',
      productName: 'Care Console',
      version: expect.any(String),
      description: 'The desktop app of customer care.',
      author: expect.any(String),
      homepage: expect.any(String),
      private: true,
      type: 'module',
      main: 'shell/main.js',
      desktopName: 'care-console.desktop',
      dependencies: {
        keytar: expect.any(String),
        'electron-store': expect.any(String),
        'electron-updater': expect.any(String),
      },
    })
  })

  it.each(systems)(
    'contain the settings of the requested environment, as the shell reads them (%s)',
    async (system) => {
      const { resources } = packages[system]
      const text = await readFile(join(resources, 'config.json'), 'utf8')
      const found = findConfig({
        platform: 'linux',
        isPackaged: true,
        resourcesPath: resources,
        env: {},
        read: (path) => (path === `${resources}/config.json` ? text : null),
      })
      expect(found).toMatchObject({ status: 'found', config: { environment: 'staging' } })
    },
  )

  it('contain the checksum of their archive where Windows expects it', async () => {
    const { archive, program } = packages.win32
    const value = createHash('sha256').update(getRawHeader(archive).headerString).digest('hex')
    expect(readChecksums(await readFile(program))).toEqual([{ file: 'resources\\app.asar', alg: 'SHA256', value }])
  })

  it('start from their own files in Electron’s order, and serve their page', async () => {
    const { archive, resources } = packages.linux
    const app = join(folder, 'started', 'app')
    extractAll(archive, app)
    // Placed above the app, where Node.js finds it like Electron's own module.
    await layOutDouble(join(folder, 'started', 'node_modules', 'electron'))
    const starting = `
      process.resourcesPath = ${JSON.stringify(resources)}
      const { default: electron } = await import('electron')
      const { default: updater } = await import('electron-updater')
      await import(${JSON.stringify(pathToFileURL(join(app, 'shell/main.js')).href)})
      const { recorded } = electron
      recorded.calls.push('read to its end')
      electron.becomeReady()
      while (!recorded.windows[0]?.loaded.length) await new Promise((resolve) => setImmediate(resolve))
      const [{ options, loaded }] = recorded.windows
      const { answer } = recorded.defaultSession
      const page = await answer(new Request('app://console/login'))
      const [asset] = /\\/assets\\/[\\w.-]+\\.js/.exec(await page.text())
      const statuses = [page.status, (await answer(new Request('app://console' + asset))).status]
      const kinds = [typeof updater.NsisUpdater, import.meta.resolve('keytar').slice(-13)]
      const { preload } = options.webPreferences
      const seen = { calls: recorded.calls, session: recorded.defaultSession.calls, preload, loaded, statuses, kinds }
      process.stdout.write(JSON.stringify(seen), () => process.exit())`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', starting], {
      cwd: app,
      env: { ...process.env, DOUBLE_FOLDER: join(folder, 'started') },
      timeout: 30_000,
    })
    expect(JSON.parse(stdout)).toMatchObject({
      calls: expect.arrayContaining(['lock', 'id com.quillmere.careconsole', 'sandbox', 'read to its end', 'ready']),
      session: expect.arrayContaining(['ntlm ""']),
      preload: join(app, 'shell/preload.cjs'),
      loaded: ['app://console/'],
      statuses: [200, 200],
      kinds: ['function', 'lib/keytar.js'],
    })
  })
})

/** Writes the Electron double as a package. Like Electron, it becomes ready only after the main module has run. */
async function layOutDouble(target: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: target,
      lib: { entry: 'tests/support/shell/electronDouble.ts', formats: ['cjs'], fileName: () => 'double.cjs' },
      rolldownOptions: { external: ['node:events'] },
    },
  })
  const { module } = createElectronDouble({ userData: '' })
  await writeFile(
    join(target, 'index.js'),
    [
      `const { createElectronDouble } = require('./double.cjs')`,
      'const ready = new Promise((resolve) => { exports.becomeReady = resolve })',
      'const { module: electron, recorded } = createElectronDouble({ isPackaged: true, userData: process.env.DOUBLE_FOLDER, ready })',
      'exports.recorded = recorded',
      ...Object.keys(module).map((name) => `exports.${name} = electron.${name}`),
    ].join('\n'),
  )
}
