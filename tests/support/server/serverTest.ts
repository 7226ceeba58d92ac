/** Provides `it` for API tests. The file's `server` starts with the first test that uses it. */
import { test } from 'vitest'
import { type ServerSettings, startServer } from './server'

/**
 * Creates an `it` whose server has other settings. `override` would change `it` for every file that the worker runs
 * later.
 */
export const withSettings = (ownSettings: ServerSettings) =>
  test
    .extend('settings', { scope: 'file' }, () => ownSettings)
    .extend('server', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
      const server = await startServer(settings)
      onCleanup(() => server.stop())
      return server
    })

export const it = withSettings({})
