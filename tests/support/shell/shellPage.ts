/** Lets the page of a screen test find the shell, as the real page does when it starts. */
import { onTestFinished } from 'vitest'
import { resolvePlatform } from '../../../renderer/platform'
import { assertIsolatedFile } from '../screens/ownPage'
import { type ComposedShell, createComposedShell, type MachineOverrides } from './composedShell'

/** Only for tests in `ownPage`: once the page has found a shell, it never becomes a website again. */
export async function startInShell(changes?: MachineOverrides): Promise<ComposedShell> {
  assertIsolatedFile()
  const composed = await createComposedShell(changes)
  window.desktop = composed.desktop
  onTestFinished(() => {
    delete window.desktop
  })
  await resolvePlatform(() => undefined)
  return composed
}
