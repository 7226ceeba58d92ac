/** Starts the shell through `electron/main` with a fake Electron. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'
import { electronDouble, type DoubleOptions, type Played } from './electronDouble'

let folder: string

/** Returns the data folder of the running test's shell. */
export const shellFolder = (): string => folder

const { argv, platform: ownPlatform } = process
export const person = '7b1d8a94-0f0f-4b8e-9d53-5f1f3f1d0001'

/**
 * Typed loosely, because the shell's process listeners are recorded. Vitest has its own listeners there for uncaught
 * errors.
 */
const ears: NodeJS.EventEmitter = process
let heard: MockInstance<typeof ears.on>

/** Gives every test of a file its own folder, and undoes the shell's changes to the process. */
export function setUpShells(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shell-'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    heard = vi.spyOn(ears, 'on')
  })
  afterEach(async () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    vi.resetModules()
    process.argv = argv
    Object.defineProperty(process, 'platform', { value: ownPlatform })
    for (const [event, ear] of heard.mock.calls) ears.off(event, ear)
    heard.mockRestore()
    await rm(folder, { recursive: true, force: true })
  })
}

interface Start extends Omit<DoubleOptions, 'userData'> {
  arguments?: string[]
  portal?: string | undefined
  settings?: object
  /** Runs once the shell listens to Electron's events, before the app is ready. */
  whileStarting?: (app: Played['app']) => void
}

export async function started({
  arguments: given = [],
  settings = {},
  whileStarting,
  ...options
}: Start = {}): Promise<Played> {
  const { module, played } = electronDouble({ ...options, userData: folder })
  vi.doMock('electron', () => module)
  vi.doMock('electron-store', () => ({
    default: class {
      store = settings
      constructor() {
        played.calls.push('settings')
      }
      set = () => undefined
    },
  }))
  vi.doMock('electron-updater', () => ({ default: { autoUpdater: {} } }))
  vi.stubEnv('CONSOLE_API_ORIGIN', 'portal' in options ? options.portal : 'http://localhost:4000')
  process.argv = ['node', 'main', ...given]
  await import('../../electron/main')
  whileStarting?.(played.app)
  // The module does not wait until the shell has started.
  const isOver = () => played.calls.some((call) => /^(quit|exit)/.test(call)) || played.windows[0]?.loaded.length === 1
  await expect.poll(isOver).toBe(true)
  return played
}

export const windowOf = ({ windows: [window] }: Played) => {
  if (!window) throw new Error('No window')
  return window
}
export const event = (url = '') => {
  const made = { url, isPrevented: false, preventDefault: () => void (made.isPrevented = true) }
  return made
}
