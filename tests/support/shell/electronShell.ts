/**
 * Runs the built shell in Electron's own binary. Each test gets its own data folder on the portal of the global set-up.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { sessionKey } from '../../../renderer/platform/sessionKey'
import { test as base, portalUrl } from '../browser/browser'
import { readElectronGate } from './electronProgram'

export interface RunningShell {
  app: ElectronApplication
  page: Page
  /** The folder in which the shell stores its data. */
  folder: string
}

interface ShellFixtures {
  /** Opens the shell. With the folder of an earlier start, it opens as the next start on the same machine. */
  openShell: (folder?: string) => Promise<RunningShell>
}

const gate = readElectronGate()
/** The reason why these tests can't run here; null when they can. */
export const skipReason = 'skip' in gate ? gate.skip : null

/** Returns the command line arguments after the program. */
export const switchesOf = (folder: string): string[] => [resolve('.'), `--user-data-dir=${folder}`]

export function shellEnvironment(): Record<string, string> {
  const { ELECTRON_RUN_AS_NODE: _asNode, ...inherited } = process.env
  const env = { ...inherited, CONSOLE_API_ORIGIN: portalUrl() }
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

export function requireElectron(): string {
  if ('run' in gate) return gate.run
  throw new Error('skip' in gate ? gate.skip : gate.fail)
}

export const test = base.extend<ShellFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  openShell: async ({}, provide) => {
    const apps: ElectronApplication[] = []
    const folders: string[] = []
    await provide(async (previousFolder) => {
      const folder = previousFolder ?? (await mkdtemp(join(tmpdir(), 'electron-')))
      folders.push(folder)
      const app = await _electron.launch({
        executablePath: requireElectron(),
        args: switchesOf(folder),
        env: shellEnvironment(),
      })
      apps.push(app)
      const page = await app.firstWindow()
      await page.waitForURL(/^app:\/\/console\//)
      return { app, page, folder }
    })
    // A test may already have closed its app.
    await Promise.all(apps.map((app) => app.close().catch(() => undefined)))
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  },
})

export { expect, portalUrl, signIn } from '../browser/browser'

/** Returns the handle that the page stores instead of a token. */
export const handleOf = (page: Page): Promise<string> =>
  page.evaluate((key) => {
    const { token }: { token?: unknown } = Object(
      JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? 'null'),
    )
    return typeof token === 'string' ? token : ''
  }, sessionKey)
