/**
 * Provides `it` for tests with separate server processes, which are killed after each test. Processes use the real time,
 * so the file's `server` does too; otherwise its sessions would not be valid in them.
 */
import {
  type InterceptedCall,
  type Interceptor,
  interceptProvider,
  type PortalProcess,
  type ProcessSettings,
  startPortalProcess,
} from './processes'
import { startServer } from './server'
import { withSettings } from './serverTest'

/** Starts a server process on the test's database. Its provider is the sandbox, unless another one is given. */
type StartPortalFunction = (settings?: Partial<Omit<ProcessSettings, 'databaseUrl'>>) => Promise<PortalProcess>

interface KilledPortal {
  portal: PortalProcess
  /** Settles when the process has been killed. */
  death: Promise<void>
}

/**
 * Starts a server process that is killed with SIGKILL before or after its first call of the given kind to the provider.
 */
export type StartVictimFunction = (interceptedCall: InterceptedCall) => Promise<KilledPortal>

export const it = withSettings({})
  .extend('server', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
    const server = await startServer(settings)
    onCleanup(() => server.stop())
    server.setNow(new Date().toISOString())
    return server
  })
  .extend('startPortal', ({ server }, { onCleanup }): StartPortalFunction => {
    const portals: PortalProcess[] = []
    onCleanup(async () => {
      await Promise.all(portals.map((portal) => portal.kill()))
    })
    return async (settings = {}) => {
      const { database, providerUrl } = server
      const environment = { ...database.environment, ...settings.environment }
      const portal = await startPortalProcess({ providerUrl, ...settings, databaseUrl: database.url, environment })
      portals.push(portal)
      return portal
    }
  })
  .extend('startVictim', ({ server, startPortal }, { onCleanup }): StartVictimFunction => {
    const interceptors: Interceptor[] = []
    onCleanup(async () => {
      await Promise.all(interceptors.map((interceptor) => interceptor.stop()))
    })
    return async (interceptedCall) => {
      let starting: Promise<PortalProcess> | undefined
      let resolveDeath = (): void => undefined
      const death = new Promise<void>((resolve) => {
        resolveDeath = resolve
      })
      const interceptor = await interceptProvider(server.providerUrl, interceptedCall, async () => {
        await (await starting)?.kill()
        resolveDeath()
      })
      interceptors.push(interceptor)
      starting = startPortal({ providerUrl: interceptor.url })
      return { portal: await starting, death }
    }
  })
