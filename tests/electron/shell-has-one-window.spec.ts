import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { addPerson } from '../support/data/people'
import {
  expect,
  type RunningShell,
  requireElectron,
  shellEnvironment,
  signIn,
  skipReason,
  switchesOf,
  test,
} from '../support/shell/electronShell'

test.skip(skipReason !== null, skipReason ?? '')

/** Starts a second shell on the same folder, and waits until it has exited. */
async function startSecondShell({ folder }: RunningShell, ...more: string[]): Promise<void> {
  const second = spawn(requireElectron(), [...switchesOf(folder), ...more], {
    env: shellEnvironment(),
    stdio: 'ignore',
  })
  await once(second, 'exit')
}

test('a second start ends and brings the first to the front', async ({ openShell }) => {
  const shell = await openShell()
  await shell.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
  await startSecondShell(shell)
  const isVisible = () => shell.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())
  await expect.poll(isVisible).toBe(true)
  expect(shell.app.windows()).toHaveLength(1)
})

test('a link opens its screen for a signed-in user', async ({ openShell, db }) => {
  const staff = await addPerson(db, { userType: 'CENTRIC' })
  const shell = await openShell()
  await signIn(shell.page, staff)
  await expect(shell.page.getByRole('heading', { name: 'Customer Data View', level: 1 })).toBeVisible()
  await startSecondShell(shell, 'careconsole://queue')
  await expect(shell.page).toHaveURL('app://console/messageQueue')
})

test('the window keeps its size at the next start', async ({ openShell }) => {
  const { app, folder } = await openShell()
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(1100, 700))
  await app.close()
  const next = await openShell(folder)
  const size = await next.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getSize())
  expect(size).toEqual([1100, 700])
})

test('a page that crashed is reloaded once, and then replaced by an explanation', async ({ openShell }) => {
  const { app } = await openShell()
  const crash = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer())
  const shown = () =>
    app.evaluate(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      return contents && !contents.isCrashed() && !contents.isLoading() ? contents.getURL() : ''
    })
  await crash()
  await expect.poll(shown).toMatch(/^app:\/\/console\//)
  await crash()
  await expect.poll(shown).toBe('app://console/shell/crashed')
})
