// @vitest-environment happy-dom
/** What the shell tells of itself and takes in, through its real door: its settings, its keychain, its news. */
import { afterEach, describe, expect, it } from 'vitest'
import { defaultShellSettings, type ShellSettings } from '#shared/desktop/settings'
import type { ShellHost } from '#shared/platform'
import { consoleOrigin } from '../../../../electron/origin'
import { desktopPlatform } from '../../../../renderer/platform/desktop'
import { composedShell, type MachineChanges } from '../../../support/composedShell'

async function started(changes?: MachineChanges) {
  const composed = await composedShell(changes)
  const platform = desktopPlatform(composed.desktop)
  const { shell } = platform
  if (!shell) throw new Error('The shell is none')
  const token = await composed.signIn()
  const write = (keepSignedIn: boolean) =>
    platform.session.write({ token, expiresAt: '2999-01-01T00:00:00.000Z', email: 'maya@demo.example' }, keepSignedIn)
  return { composed, platform, shell, write }
}

/** What is heard until the test stops listening. */
function hear<T>(listen: (listener: (value: T) => void) => () => void) {
  const heard: T[] = []
  return { heard, stop: listen((value) => heard.push(value)) }
}

const personId = '11111111-1111-4111-8111-111111111111'
const newsOf = ({ news }: ShellHost) => news.current()

afterEach(() => window.sessionStorage.clear())

describe('the desk of the shell', () => {
  it('answers the settings, changes them, and tells whoever listens', async () => {
    const { shell } = await started()
    const { heard, stop } = hear<ShellSettings>(shell.desk.onSettings)
    expect(await shell.desk.settings()).toEqual({ data: defaultShellSettings })
    const changed = { ...defaultShellSettings, tray: true }
    expect(await shell.desk.changeSettings({ tray: true })).toEqual({ data: changed })
    expect(heard).toEqual([changed])
    stop()
    await shell.desk.changeSettings({ tray: false })
    expect(heard).toHaveLength(1)
  })

  it('takes no setting that there is not', async () => {
    const { shell } = await started()
    const { error } = await shell.desk.changeSettings({ zoom: 9 })
    expect(error?.message).toBe('We couldn’t understand this request.')
    expect(await shell.desk.settings()).toEqual({ data: defaultShellSettings })
  })

  it('says what cannot be kept when it is not, and holds what held before', async () => {
    const write = () => {
      throw new Error('ENOSPC')
    }
    const { shell } = await started({ settingsFile: { read: () => null, write } })
    const { heard } = hear<ShellSettings>(shell.desk.onSettings)
    expect((await shell.desk.changeSettings({ tray: true })).error?.message).toMatch(/went wrong in the desktop app/)
    expect(await shell.desk.settings()).toEqual({ data: defaultShellSettings })
    expect(heard).toEqual([])
  })

  it('tells why a sign-in is not kept', async () => {
    const { shell, write } = await started()
    const { heard } = hear(shell.desk.onSecrets)
    expect(await shell.desk.secrets()).toEqual({ data: { backend: 'keychain', reason: null } })
    write(true)
    const status = { backend: 'memory', reason: 'no-session-bus' }
    await expect.poll(() => heard).toEqual([status])
    expect(await shell.desk.secrets()).toEqual({ data: status })
    expect(await shell.desk.retrySecrets()).toEqual({ data: status })
  })

  it('tells of a newer version, and of none', async () => {
    let newest = '0.0.0'
    const { shell } = await started({ updates: { newest: async () => newest } })
    const { heard } = hear(shell.desk.onUpdate)
    expect(await shell.desk.update()).toMatchObject({ data: { state: 'unknown' } })
    expect(await shell.desk.checkForUpdate()).toMatchObject({ data: { state: 'current' } })
    newest = '1.3.0'
    expect(await shell.desk.checkForUpdate()).toMatchObject({ data: { state: 'available', version: '1.3.0' } })
    expect(heard).toMatchObject([{ state: 'available', version: '1.3.0' }])
  })

  it('tells how large the page is drawn, in percent', async () => {
    const { composed, shell } = await started()
    const { heard } = hear(shell.desk.onZoomed)
    composed.shell.told.wheel('in')
    composed.shell.told.wheel('reset')
    expect(heard).toEqual([110, 100])
  })

  it('tries a notification, and copies the details', async () => {
    const { composed, shell } = await started()
    expect(await shell.desk.tryNotification()).toEqual({ data: 'shown' })
    expect(await shell.desk.copyDiagnostics()).toEqual({ data: null })
    expect(composed.system.copied[0]).toContain('Care Console 0.0.0')
  })

  it('answers in words when main does not answer at all', async () => {
    const composed = await composedShell()
    const { shell } = desktopPlatform({ ...composed.desktop, info: () => Promise.reject(new Error('No handler')) })
    expect((await shell?.desk.info())?.error?.message).not.toContain('No handler')
  })
})

describe('the news of the shell', () => {
  it('keep that the page was loaded anew until somebody looks, and until it is taken away', async () => {
    const { composed, shell } = await started()
    composed.shell.told.pageGone('crashed')
    shell.ready(personId)
    await expect.poll(() => newsOf(shell).isRecovered).toBe(true)
    shell.news.dismiss('recovery')
    expect(newsOf(shell).dismissed).toEqual(['recovery'])
    shell.ready(null)
  })

  it('keep whether the server answers', async () => {
    const { composed, shell } = await started()
    const { heard } = hear<void>((listener) => shell.news.onChange(() => listener()))
    const ask = () => composed.shell.answer(new Request(`${consoleOrigin}/api/v1/customer/getAppData`))
    composed.serve = () => {
      throw new TypeError('fetch failed')
    }
    await ask()
    expect(newsOf(shell).isServerReachable).toBe(false)
    composed.serve = () => new Response(null, { status: 404 })
    await ask()
    expect(newsOf(shell).isServerReachable).toBe(true)
    expect(heard).toHaveLength(2)
  })

  it('are taken away for as long as one person is signed in, also over a page that is loaded anew', async () => {
    const { composed, platform, shell, write } = await started()
    write(false)
    shell.news.dismiss('secrets')
    shell.news.dismiss('version 1.3.0')
    const anew = desktopPlatform(composed.desktop)
    expect(anew.shell?.news.current().dismissed).toEqual(['secrets', 'version 1.3.0'])
    platform.session.forget()
    expect(newsOf(shell).dismissed).toEqual([])
    expect(desktopPlatform(composed.desktop).shell?.news.current().dismissed).toEqual([])
  })

  it('take nothing from a place that somebody else has written to', async () => {
    window.sessionStorage.setItem('shell-news-dismissed', '{"list":["all",1,"secrets"]}')
    const { shell } = await started()
    expect(newsOf(shell).dismissed).toEqual(['secrets'])
  })
})
