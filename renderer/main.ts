/**
 * Every address except /login starts here. It imports as little as possible, because the postback page needs nothing
 * else.
 */

import { gasEmergencyNumber, supportNumber } from '#shared/desks/contactNumbers'
import { openPaths } from '#shared/pages/openPaths'
import * as visitorTexts from '#shared/texts/visitorPages'
import { waitForFigures } from './firstFigures'
import { resolvePlatform } from './platform'
import { reloadOnce } from './platform/chunkFailure'

async function showLoadFailure(): Promise<void> {
  const root = document.getElementById('root')
  if ((await reloadOnce()) || !root) return
  root.className = 'postback'
  root.textContent = visitorTexts.portalLoadFailed(gasEmergencyNumber, supportNumber)
}

async function startPortal(): Promise<void> {
  await waitForFigures()
  const { start } = await import('./start')
  await start()
}

const isPostback = window.location.pathname === openPaths.postback
void Promise.resolve(
  isPostback
    ? import('./features/payments/methods/showPostback').then(({ showPostback }) => showPostback())
    : resolvePlatform(startPortal),
).catch(showLoadFailure)
