/** Fetches the runtime settings of the server, and adapts them for the page. */

import { defaultRuntimeConfig, RuntimeConfig } from '#shared/http/runtimeConfig'
import type { Fetch } from '../ports'
import { createCallServer } from './callServer'

interface ServerConfig {
  /** Returns the runtime settings of the server. */
  config: () => Promise<RuntimeConfig>
  /**
   * Returns the origin of the page's sockets, which connect directly. It is the server's own until the settings are
   * known.
   */
  socketOrigin: () => Promise<string>
  /** The page always calls its own origin, and the proxy selects the host. */
  settingsForPage: () => Promise<Response>
}

export const configPath = '/config.json'
const timeoutMs = 30_000
const socketOriginTimeoutMs = 1000

export function createServerConfig(backend: URL, fetch: Fetch): ServerConfig {
  const callBackend = createCallServer({ fetch, addressOf: async (path) => new URL(path, backend) })
  let cachedConfig: Promise<RuntimeConfig> | undefined

  function config(): Promise<RuntimeConfig> {
    cachedConfig ??= callBackend({ method: 'GET', path: configPath, token: null, timeoutMs })
      .then(async (answer) => RuntimeConfig.parse(await answer.json()))
      .catch((error: unknown) => {
        // The settings are unavailable or invalid, so the next call asks again.
        cachedConfig = undefined
        throw error
      })
    return cachedConfig
  }

  const socketOrigin = async (): Promise<string> => {
    // An unresponsive server must not delay the page.
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), socketOriginTimeoutMs)
    })
    const settings = await Promise.race([config().catch(() => null), timeout])
    clearTimeout(timer)
    return new URL(settings?.relayUrl || backend.origin).origin
  }

  async function settingsForPage(): Promise<Response> {
    const { apiUrl, paymentApiUrl, authApiUrl, enrollmentApiUrl, relayUrl } = defaultRuntimeConfig
    const ownHosts = { apiUrl, paymentApiUrl, authApiUrl, enrollmentApiUrl, relayUrl, socketUrl: await socketOrigin() }
    return Response.json({ ...(await config()), ...ownHosts })
  }

  return { config, socketOrigin, settingsForPage }
}
