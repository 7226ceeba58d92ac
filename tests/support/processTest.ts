/** Provides `it` for tests with separate server processes, which are killed after each test. */
import { interceptProvider, startPortalProcess, type Interceptor, type PortalProcess, type Struck } from './processes'
import { it as base } from './serverTest'

/** Starts a server process on the test's database. Its provider is the sandbox, or the one at the given address. */
export type StartPortal = (providerUrl?: string) => Promise<PortalProcess>

export interface Victim {
  portal: PortalProcess
  /** Settles when the process has been killed. */
  death: Promise<void>
}

/**
 * Starts a server process that is killed with SIGKILL before or after its first call of the given kind to the provider.
 */
export type StartVictim = (struck: Struck) => Promise<Victim>

export const it = base
  .extend('startPortal', ({ server }, { onCleanup }): StartPortal => {
    const portals: PortalProcess[] = []
    onCleanup(async () => {
      await Promise.all(portals.map((portal) => portal.kill()))
    })
    return async (providerUrl = server.providerUrl) => {
      const portal = await startPortalProcess({ databaseUrl: server.database.url, providerUrl })
      portals.push(portal)
      return portal
    }
  })
  .extend('startVictim', ({ server, startPortal }, { onCleanup }): StartVictim => {
    const interceptors: Interceptor[] = []
    onCleanup(async () => {
      await Promise.all(interceptors.map((interceptor) => interceptor.stop()))
    })
    return async (struck) => {
      let starting: Promise<PortalProcess> | undefined
      let tellDeath = (): void => undefined
      const death = new Promise<void>((resolve) => {
        tellDeath = resolve
      })
      const interceptor = await interceptProvider(server.providerUrl, struck, async () => {
        await (await starting)?.kill()
        tellDeath()
      })
      interceptors.push(interceptor)
      starting = startPortal(interceptor.url)
      return { portal: await starting, death }
    }
  })
