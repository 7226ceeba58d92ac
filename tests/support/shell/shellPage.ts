/** Lets the page of a screen test find the shell, as the real page does when it starts. */
import { expect, onTestFinished } from 'vitest'
import { resolvePlatform } from '../../../renderer/platform'
import { type ComposedShell, createComposedShell, type MachineOverrides } from './composedShell'

/** Only for tests in `inShell`: once the page has found a shell, it never becomes a website again. */
export async function startInShell(changes?: MachineOverrides): Promise<ComposedShell> {
  if (!expect.getState().testPath?.includes('/inShell/')) throw new Error('This test belongs in tests/screens/inShell/')
  const composed = await createComposedShell(changes)
  window.desktop = composed.desktop
  onTestFinished(() => {
    delete window.desktop
  })
  await resolvePlatform(() => undefined)
  return composed
}
