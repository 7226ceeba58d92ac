// @vitest-environment happy-dom
/** The shell's settings, keychain and status, through its real preload. */
import { afterEach, describe, expect, it } from 'vitest'
import { defaultShellSettings, type ShellSettings } from '#shared/desktop/settings'
import type { ShellHost } from '#shared/platform/platform'
import * as shellTexts from '#shared/texts/desktopShell'
import { consoleOrigin } from '../../../../electron/origin'
import { desktopPlatform } from '../../../../renderer/platform/desktop'
import { createComposedShell, type MachineOverrides } from '../../../support/shell/composedShell'

async function started(changes?: MachineOverrides) {
  const composed = await createComposedShell(changes)
  const platform = desktopPlatform(composed.desktop)
  const { shell } = platform
  if (!shell) throw new Error('The shell is none')
  const token = await composed.signIn()
  const write = (keepSignedIn: boolean) =>
    platform.session.write({ token, expiresAt: '2999-01-01T00:00:00.000Z', email: 'maya@demo.example' }, keepSignedIn)
  return { composed, platform, shell, write }
}

/** Records the values that a subscription delivers, until the test ends it. */
function recordValues<T>(listen: (listener: (value: T) => void) => () => void) {
  const values: T[] = []
  return { values, stop: listen((value) => values.push(value)) }
}

const personId = '11111111-1111-4111-8111-111111111111'
const statusOf = ({ status }: ShellHost) => status.current()

afterEach(() => window.sessionStorage.clear())

describe('the settings of the shell', () => {
  it('can be read and changed, and changes are announced', async () => {
    const { shell } = await started()
    const { values, stop } = recordValues<ShellSettings>(shell.controls.onSettingsChanged)
    expect(await shell.controls.settings()).toEqual({ data: defaultShellSettings })
    const changed = { ...defaultShellSettings, tray: true }
    expect(await shell.controls.changeSettings({ tray: true })).toEqual({ data: changed })
    expect(values).toEqual([changed])
    stop()
    await shell.controls.changeSettings({ tray: false })
    expect(values).toHaveLength(1)
  })

  it('have no unknown ones', async () => {
    const { shell } = await started()
    const { error } = await shell.controls.changeSettings({ zoom: 9 })
    expect(error?.message).toBe(shellTexts.badInput)
    expect(await shell.controls.settings()).toEqual({ data: defaultShellSettings })
  })

  it('report what could not be stored, and keep the previous value', async () => {
    const write = () => {
      throw new Error('ENOSPC')
    }
    const { shell } = await started({ settingsFile: { read: () => null, write } })
    const { values } = recordValues<ShellSettings>(shell.controls.onSettingsChanged)
    expect((await shell.controls.changeSettings({ tray: true })).error?.message).toBe(shellTexts.internalError)
    expect(await shell.controls.settings()).toEqual({ data: defaultShellSettings })
    expect(values).toEqual([])
  })

  it('report why a sign-in is not stored', async () => {
    const { shell, write } = await started()
    const { values } = recordValues(shell.controls.onSecretsChanged)
    expect(await shell.controls.secrets()).toEqual({ data: { backend: 'keychain', reason: null } })
    write(true)
    const status = { backend: 'memory', reason: 'no-session-bus' }
    await expect.poll(() => values).toEqual([status])
    expect(await shell.controls.secrets()).toEqual({ data: status })
    expect(await shell.controls.retrySecrets()).toEqual({ data: status })
  })

  it('report a newer version, and none', async () => {
    let newest = '0.0.0'
    const { shell } = await started({ updates: { newest: async () => newest } })
    const { values } = recordValues(shell.controls.onUpdateChanged)
    expect(await shell.controls.update()).toMatchObject({ data: { state: 'unknown' } })
    expect(await shell.controls.checkForUpdate()).toMatchObject({ data: { state: 'current' } })
    newest = '1.3.0'
    expect(await shell.controls.checkForUpdate()).toMatchObject({ data: { state: 'available', version: '1.3.0' } })
    expect(values).toMatchObject([{ state: 'available', version: '1.3.0' }])
  })

  it('report the zoom level in percent', async () => {
    const { composed, shell } = await started()
    const { values } = recordValues(shell.controls.onZoomChanged)
    composed.shell.windowEvents.zoomWheel('in')
    composed.shell.windowEvents.zoomWheel('reset')
    expect(values).toEqual([110, 100])
  })

  it('can show a test notification, and copy the details', async () => {
    const { composed, shell } = await started()
    expect(await shell.controls.tryNotification()).toEqual({ data: 'shown' })
    expect(await shell.controls.copyDiagnostics()).toEqual({ data: null })
    expect(composed.system.copied[0]).toContain('Care Console 0.0.0')
  })

  it('return a text if the main process does not respond', async () => {
    const composed = await createComposedShell()
    const { shell } = desktopPlatform({ ...composed.desktop, info: () => Promise.reject(new Error('No handler')) })
    expect((await shell?.controls.info())?.error?.message).not.toContain('No handler')
  })
})

describe('the messages of the shell', () => {
  it('keep a reload of the page until it is read and until it is dismissed', async () => {
    const { composed, shell } = await started()
    composed.shell.windowEvents.pageGone('crashed')
    shell.ready(personId)
    await expect.poll(() => statusOf(shell).isRecovered).toBe(true)
    shell.status.dismiss('recovery')
    expect(statusOf(shell).dismissed).toEqual(['recovery'])
    shell.ready(null)
  })

  it('keep whether the server responds', async () => {
    const { composed, shell } = await started()
    const { values } = recordValues<void>((listener) => shell.status.onChange(() => listener()))
    const ask = () => composed.shell.answer(new Request(`${consoleOrigin}/api/v1/customer/getAppData`))
    composed.handleServerCall = () => {
      throw new TypeError('fetch failed')
    }
    await ask()
    expect(statusOf(shell).isServerReachable).toBe(false)
    composed.handleServerCall = () => new Response(null, { status: 404 })
    await ask()
    expect(statusOf(shell).isServerReachable).toBe(true)
    expect(values).toHaveLength(2)
  })

  it('are dismissed for as long as the user is signed in, also over a reload', async () => {
    const { composed, platform, shell, write } = await started()
    write(false)
    shell.status.dismiss('secrets')
    shell.status.dismiss('version 1.3.0')
    const reloaded = desktopPlatform(composed.desktop)
    expect(reloaded.shell?.status.current().dismissed).toEqual(['secrets', 'version 1.3.0'])
    platform.session.clear()
    expect(statusOf(shell).dismissed).toEqual([])
    expect(desktopPlatform(composed.desktop).shell?.status.current().dismissed).toEqual([])
  })

  it('ignore a stored value that something else has written', async () => {
    window.sessionStorage.setItem('shell-notices-dismissed', '{"list":["all",1,"secrets"]}')
    const { shell } = await started()
    expect(statusOf(shell).dismissed).toEqual(['secrets'])
  })
})
