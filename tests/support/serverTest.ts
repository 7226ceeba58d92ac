/** `it` for tests of the API: the `server` of the file starts with the first test that asks for it. */
import { test } from 'vitest'
import { startServer, type ServerSettings } from './server'

const noSettings: ServerSettings = {}

export const it = test
  .extend('settings', { scope: 'file' }, () => noSettings)
  .extend('server', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
    const server = await startServer(settings)
    onCleanup(() => server.stop())
    return server
  })
