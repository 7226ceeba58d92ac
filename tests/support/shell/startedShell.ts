/** Starts the shell through `electron/main` with a fake Electron. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { createElectronDouble, type DoubleOptions, type FakeElectron } from './electronDouble'

let folder: string

/** Returns the data folder of the running test's shell. */
export const shellFolder = (): string => folder

const { argv, platform: ownPlatform } = process

/**
 * Typed loosely, because the shell's process listeners are recorded. Vitest has its own listeners there for uncaught
 * errors.
 */
const processEvents: NodeJS.EventEmitter = process
let registeredListeners: MockInstance<typeof processEvents.on>

/** Gives every test of a file its own folder, and undoes the shell's changes to the process. */
export function setUpShells(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shell-'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    registeredListeners = vi.spyOn(processEvents, 'on')
  })
  afterEach(async () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    vi.resetModules()
    process.argv = argv
    Object.defineProperty(process, 'platform', { value: ownPlatform })
    for (const [event, listener] of registeredListeners.mock.calls) processEvents.off(event, listener)
    registeredListeners.mockRestore()
    await rm(folder, { recursive: true, force: true })
  })
}

interface StartOptions extends Omit<DoubleOptions, 'userData'> {
  arguments?: string[]
  portal?: string | undefined
  settings?: object
  failsToOpenSettings?: boolean
  /** Runs once the shell listens to Electron's events, before the app is ready. */
  whileStarting?: (app: FakeElectron['app']) => void
}

export async function startShell({
  arguments: extraArguments = [],
  settings = {},
  failsToOpenSettings = false,
  whileStarting,
  ...options
}: StartOptions = {}): Promise<FakeElectron> {
  const { module, recorded } = createElectronDouble({ ...options, userData: folder })
  vi.doMock('electron', () => module)
  vi.doMock('electron-store', () => ({
    default: class {
      store = settings
      constructor() {
        if (failsToOpenSettings) throw new Error('The folder is locked')
        recorded.calls.push('settings')
        recorded.ipcMain.on('electron-store-get-data', () => undefined)
      }
      set = () => undefined
    },
  }))
  vi.doMock('electron-updater', () => ({ default: { autoUpdater: {} } }))
  vi.stubEnv('CONSOLE_API_ORIGIN', 'portal' in options ? options.portal : 'http://localhost:4000')
  process.argv = ['node', 'main', ...extraArguments]
  await import('../../../electron/main')
  whileStarting?.(recorded.app)
  // The module does not wait until the shell has started.
  const isSettled = () =>
    recorded.calls.some((call) => /^(quit|exit)/.test(call)) || recorded.windows[0]?.loaded.length === 1
  await expect.poll(isSettled).toBe(true)
  return recorded
}

export const firstWindowOf = ({ windows: [window] }: FakeElectron) => {
  if (!window) throw new Error('No window')
  return window
}
export const createEvent = (url = '') => {
  const navigationEvent = { url, isPrevented: false, preventDefault: () => void (navigationEvent.isPrevented = true) }
  return navigationEvent
}
