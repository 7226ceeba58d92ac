/** The shell's API in the page: named functions, and nothing through which they could be misused. */
import { rolldown } from 'rolldown'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventContract, invokeContract } from '#shared/desktop/ipc'

// Other test files load the preload too, and files share their modules.
beforeEach(() => vi.resetModules())
afterEach(() => vi.resetModules())

async function exposed() {
  const invocations: unknown[][] = []
  const listeners = new Map<string, (event: object, value: unknown) => void>()
  const worlds: [name: string, api: Record<string, unknown>][] = []
  vi.doMock('electron', () => ({
    contextBridge: { exposeInMainWorld: (name: string, api: Record<string, unknown>) => worlds.push([name, api]) },
    ipcRenderer: {
      invoke: async (...args: unknown[]) => invocations.push(args),
      on: (channel: string, listener: (event: object, value: unknown) => void) => listeners.set(channel, listener),
      off: (channel: string) => listeners.delete(channel),
    },
  }))
  await import('../../../electron/preload')
  const [first] = worlds
  if (!first || worlds.length > 1) throw new Error('One object was expected')
  return { name: first[0], api: first[1], invocations, listeners }
}

function call(of: Record<string, unknown>, name: string, ...args: unknown[]): unknown {
  const act = of[name]
  if (typeof act !== 'function') throw new Error(`${name} is no function`)
  return act(...args)
}

describe('the object in the page', () => {
  it('is one object, and contains only functions', async () => {
    const { name, api } = await exposed()
    expect(name).toBe('desktop')
    expect(Object.values(api).every((value) => typeof value === 'function')).toBe(true)
  })

  it('has one function for each channel of the contract, and no other', async () => {
    const { api, invocations, listeners } = await exposed()
    for (const name of Object.keys(api)) call(api, name, () => undefined)
    const channels = invocations.map(([channel]) => String(channel))
    expect(channels.toSorted()).toEqual(Object.keys(invokeContract).toSorted())
    expect([...listeners.keys()].toSorted()).toEqual(Object.keys(eventContract).toSorted())
  })

  it('passes on one value, whatever else it gets', async () => {
    const { api, invocations } = await exposed()
    call(api, 'openExternal', { url: 'https://a.example' }, 'session:forget', 'more')
    expect(invocations).toEqual([['external:open', { url: 'https://a.example' }]])
  })

  it('passes the data to listeners, never the event object, until they stop listening', async () => {
    const { api, listeners } = await exposed()
    const received: unknown[][] = []
    const stop = call(api, 'onNavigate', (...args: unknown[]) => received.push(args))
    listeners.get('navigate')?.({ sender: 'the way back to main' }, { path: '/home' })
    expect(received).toEqual([[{ path: '/home' }]])
    if (typeof stop === 'function') stop()
    expect(listeners.size).toBe(0)
  })
})

describe('the preload', () => {
  it('is small, and loads only Electron, as the sandbox requires', async () => {
    const bundle = await rolldown({
      input: 'electron/preload.ts',
      external: ['electron'],
      platform: 'node',
      logLevel: 'silent',
    })
    const { output } = await bundle.generate({ format: 'cjs' })
    await bundle.close()
    const code = output[0].code.replaceAll(/\/\*[\s\S]*?\*\//g, '')
    expect([...code.matchAll(/require\(["']([^"']+)/g)].map(([, name]) => name)).toEqual(['electron'])
    expect(output).toHaveLength(1)
    expect(code.length).toBeLessThan(3072)
  })
})
