/** Lets a screen test's page find the shell, as the real page does when it starts. */
import { onTestFinished } from 'vitest'
import { settlePlatform } from '../../renderer/platform'
import { expectOwnPage } from './ownPage'
import { composedShell, type ComposedShell, type MachineChanges } from './composedShell'

/** For every test of a file in `ownPage`: once the page has found a shell, it does not go back to being a website. */
export async function startInShell(changes?: MachineChanges): Promise<ComposedShell> {
  expectOwnPage()
  const composed = await composedShell(changes)
  window.desktop = composed.desktop
  onTestFinished(() => {
    delete window.desktop
  })
  await settlePlatform(() => undefined)
  return composed
}
