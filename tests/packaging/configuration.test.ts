/**
 * Checks electron-builder.yml and the files it names against electron-builder's schema and the shell's own constants.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from 'app-builder-lib'
import { getConfig, validateConfiguration } from 'app-builder-lib/out/util/config/config'
import { DebugLogger } from 'builder-util'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { policyFileOf, ShellConfig } from '../../electron/config'
import { deepLinkScheme } from '../../electron/deepLink'

const validated = (config: Configuration): Promise<void> => validateConfiguration(config, new DebugLogger(false))
const Schema = z.object({
  definitions: z.object({ FuseOptionsV1: z.object({ properties: z.record(z.string(), z.unknown()) }) }),
})

let config: Configuration
beforeAll(async () => {
  config = await getConfig(process.cwd(), null, null)
})

describe('the configuration of the packages', () => {
  it('is accepted by electron-builder', async () => {
    await expect(validated(config)).resolves.toBeUndefined()
  })

  it.each([
    ['a word that is spelled wrongly', { nsis: { perMachin: true } }, /configuration\.nsis/],
    ['a fuse that does not exist', { electronFuses: { runAsNod: false } }, /configuration\.electronFuses/],
    ['a value of another kind', { mac: { hardenedRuntime: 'yes' } }, /hardenedRuntime/],
  ])('would be rejected with %s', async (_name, wrong, message) => {
    await expect(validated(Object.assign({}, config, wrong))).rejects.toThrow(message)
  })

  it('sets every fuse that electron-builder supports', async () => {
    const { definitions } = Schema.parse(JSON.parse(await readFile('node_modules/app-builder-lib/scheme.json', 'utf8')))
    expect(Object.keys(config.electronFuses ?? {}).toSorted()).toEqual(
      Object.keys(definitions.FuseOptionsV1.properties).toSorted(),
    )
  })

  it('leaves the keychain to the session, whose key is the only item that users are asked about', () => {
    expect(config.electronFuses?.enableCookieEncryption).toBe(false)
  })

  it('names the app as the shell names itself', async () => {
    expect(await readFile('electron/main.ts', 'utf8')).toContain(`const appId = '${config.appId}'`)
    expect(config.protocols).toEqual([{ name: config.productName, schemes: [deepLinkScheme] }])
  })

  it('installs for all users on Windows, signed by a publisher name, and requires no privileges to run', () => {
    expect(config.nsis).toMatchObject({ oneClick: false, perMachine: true, createStartMenuShortcut: true })
    expect(config.win).toMatchObject({ requestedExecutionLevel: 'asInvoker', verifyUpdateCodeSignature: true })
    expect(config.win?.signtoolOptions?.publisherName).toHaveLength(1)
  })

  it('creates the folder of settings on Windows before others can, with rights for administrators only', async () => {
    const script = await readFile(String(config.nsis?.include), 'utf8')
    const folder = /CreateDirectory "\$APPDATA\\(.+)"/.exec(script)?.[1] ?? ''
    expect(policyFileOf('win32')).toBe(`C:\\ProgramData\\${folder}\\config.json`)
    // The folder is for all users of the machine, not only for the one who installs.
    expect(script.indexOf('SetShellVarContext all')).toBeLessThan(script.indexOf('CreateDirectory'))
    const granted = [...script.matchAll(/\*(S-1-[\d-]+):\(OI\)\(CI\)(\w+)/g)].map(
      ([, group, what]) => `${group} ${what}`,
    )
    expect(granted).toEqual(['S-1-5-32-544 F', 'S-1-5-18 F', 'S-1-5-32-545 RX'])
    expect(script).toMatch(/\/inheritance:r .*\n.*\/reset/)
    expect(script).toContain('/setowner *S-1-5-32-544')
  })

  it('removes what Electron creates for each user on Windows, unless the app is being updated', async () => {
    const script = await readFile(String(config.nsis?.include), 'utf8')
    const uninstall = /!macro customUnInstall\n([\s\S]*?)!macroend/.exec(script)?.[1] ?? ''
    const activator = /const toastActivator = '(.+)'/.exec(await readFile('electron/main.ts', 'utf8'))?.[1]
    const classes = ['HKU "$1', 'Software', 'Classes'].join('\\')
    expect(uninstall).toContain(['Start Menu', 'Programs', `${config.productName}.lnk`].join('\\'))
    expect(uninstall).toContain(`DeleteRegKey ${[classes, deepLinkScheme].join('\\')}"`)
    expect(uninstall).toContain(`DeleteRegKey ${[classes, 'CLSID', activator].join('\\')}"`)
    expect(uninstall).toMatch(/^\s*(;.*\s*)*\$\{ifNot\} \$\{isUpdated\}/)
  })

  it('leaves it to the machine’s administrators which of the provider’s hosts they name, and no others', async () => {
    for (const name of await readdir('build/env')) {
      const { portalOrigin, policyHosts } = ShellConfig.parse(
        JSON.parse(await readFile(join('build/env', name), 'utf8')),
      )
      expect(policyHosts.some((host) => new URL(portalOrigin).hostname.endsWith(`.${host}`))).toBe(true)
    }
  })

  it('is hardened and notarized on macOS, with no entitlement beyond compiling and the microphone', async () => {
    expect(config.mac).toMatchObject({ hardenedRuntime: true, notarize: true })
    const rights = async (path: unknown) =>
      [...(await readFile(String(path), 'utf8')).matchAll(/<key>(.*)<\/key>/g)].map(([, name]) => name)
    const jit = 'com.apple.security.cs.allow-jit'
    expect(await rights(config.mac?.entitlements)).toEqual([jit, 'com.apple.security.device.audio-input'])
    expect(await rights(config.mac?.entitlementsInherit)).toEqual([jit])
  })

  it('makes macOS mark the app’s saved files as downloaded', () => {
    expect(config.mac?.extendInfo).toMatchObject({ LSFileQuarantineEnabled: true })
  })

  it('offers no AppImage for Linux, which turns off Chromium’s sandbox on many systems', () => {
    expect(config.linux?.target).toEqual(['deb'])
  })

  it('contains no secret', async () => {
    const text = await readFile('electron-builder.yml', 'utf8')
    expect(text).not.toMatch(/password|certificateFile|cscLink|apiKey|token/i)
  })
})

describe('the settings in packages', async () => {
  const files = await readdir('build/env')

  it('exist for production and for testing', () => expect(files).toEqual(['production.json', 'staging.json']))

  it.each(files)('are valid for the shell (%s)', async (name) => {
    const read = ShellConfig.safeParse(JSON.parse(await readFile(join('build/env', name), 'utf8')))
    expect(read.error?.issues ?? []).toEqual([])
    expect(read.data?.environment).toBe(name.replace('.json', ''))
  })

  it('turn off the developer tools in production', async () => {
    const read = ShellConfig.parse(JSON.parse(await readFile('build/env/production.json', 'utf8')))
    expect(read.hasDevTools).toBe(false)
  })
})

describe('the icons', () => {
  const sizeOf = async (path: string): Promise<string> => {
    const picture = await readFile(path)
    expect(picture.subarray(0, 4)).toEqual(Buffer.from('\x89PNG', 'latin1'))
    return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
  }

  it('exist for Windows and Linux, each in the size of its name, up to the size that Windows requires', async () => {
    const folder = String(config.linux?.icon)
    expect(config.win?.icon).toBe(folder)
    const names = await readdir(folder)
    for (const name of names) expect(`${await sizeOf(join(folder, name))}.png`).toBe(name)
    expect(names).toContain('512x512.png')
  })

  it('exist for macOS in its largest size', async () => {
    expect(await sizeOf(String(config.mac?.icon))).toBe('1024x1024')
  })
})
