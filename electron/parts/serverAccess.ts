/** Composes the parts that call the server: the proxy for the page's calls and the tokens that it adds. */

import { join } from 'node:path'
import type { Machine } from '../machine'
import { createApiProxy } from '../protocol/apiProxy'
import { createKeychainStore } from '../session/keychainStore'
import { createSignOut } from '../session/signOut'
import { createTokenVault } from '../session/tokenVault'
import type { PageConnection } from './pageConnection'

export type ServerAccess = ReturnType<typeof createServerAccess>

export function createServerAccess(machine: Machine, page: PageConnection, onReachable: () => void) {
  const { config, clock, log, fetch, keychain, paths, replaceFile } = machine
  const backend = new URL(config.portalOrigin)
  const store = createKeychainStore({
    load: keychain,
    service: 'com.quillmere.careconsole',
    path: join(paths.userData, 'session.bin'),
    log,
    replaceFile,
  })
  const vault = createTokenVault(store, clock)
  let isReachable = true

  function onReachability(isReachableNow: boolean): void {
    if (isReachableNow === isReachable) return
    isReachable = isReachableNow
    page.emit('server:changed', { isReachable })
    if (isReachable) onReachable()
  }

  const proxy = createApiProxy({ backend, fetch, vault, log, onReachability })
  const signOut = createSignOut({ callServer: proxy.callServer, vault, log })
  return { backend, store, vault, proxy, signOut }
}
