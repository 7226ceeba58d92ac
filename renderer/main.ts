/** Every address but /login starts here: as little as possible, so that the postback page needs nothing else. */
import { paths } from './paths'
import { settlePlatform } from './platform'
import { reloadOnce } from './platform/chunkFailure'
import { gasEmergencyNumber, supportNumber } from '#shared/contactNumbers'

async function tellFailure(): Promise<void> {
  const root = document.getElementById('root')
  if ((await reloadOnce()) || !root) return
  root.className = 'postback'
  root.textContent = `The portal could not be loaded. Reload this page in a moment, or call us: gas emergency ${gasEmergencyNumber}, support ${supportNumber}.`
}

const isPostback = window.location.pathname === paths.postback
void Promise.resolve(
  isPostback
    ? import('./features/postback/showPostback').then(({ showPostback }) => showPostback())
    : settlePlatform(() => import('./start').then(({ start }) => start())),
).catch(tellFailure)
