/** `it` for tests of the API: the `server` of the file starts with the first test that asks for it. */
import { test } from 'vitest'
import { startServer, type ServerSettings } from './server'

/** Another `it`, whose server has other settings. `override` would change `it` for every file that the worker runs after this one. */
export const withSettings = (own: ServerSettings) =>
  test
    .extend('settings', { scope: 'file' }, () => own)
    .extend('server', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
      const server = await startServer(settings)
      onCleanup(() => server.stop())
      return server
    })

export const it = withSettings({})
