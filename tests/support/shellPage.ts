/** Lets the page of a screen test find the shell, as the real page does when it starts. */
import { onTestFinished } from 'vitest'
import { resolvePlatform } from '../../renderer/platform'
import { expectOwnPage } from './ownPage'
import { composedShell, type ComposedShell, type MachineChanges } from './composedShell'

/** Only for tests in `ownPage`: once the page has found a shell, it never becomes a website again. */
export async function startInShell(changes?: MachineChanges): Promise<ComposedShell> {
  expectOwnPage()
  const composed = await composedShell(changes)
  window.desktop = composed.desktop
  onTestFinished(() => {
    delete window.desktop
  })
  await resolvePlatform(() => undefined)
  return composed
}
