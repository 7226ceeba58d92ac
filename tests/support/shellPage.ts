/** Lets a screen test's page find the shell, as the real page does when it starts. */
import { onTestFinished } from 'vitest'
import { settlePlatform } from '../../renderer/platform'
import { composedShell, type ComposedShell } from './composedShell'

/** For every test of a file: once the page has found a shell, it does not go back to being a website. */
export async function startInShell(): Promise<ComposedShell> {
  const composed = await composedShell()
  window.desktop = composed.desktop
  onTestFinished(() => {
    delete window.desktop
  })
  await settlePlatform(() => undefined)
  return composed
}
