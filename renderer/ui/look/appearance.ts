/** How the page looks at the moment: written on the document, where the styles read it, and told to whoever draws by script. */
import { useSyncExternalStore } from 'react'
import { textSizes, themes, type TextSize, type ThemeChoice } from '#shared/appearance'
import { removeText, writeText } from '../../platform/storage'
import { appearanceKey } from './appearanceKey'

export interface Appearance {
  theme: ThemeChoice
  textSize: TextSize
  reducedMotion: boolean
}

const usual: Appearance = { theme: 'system', textSize: 'normal', reducedMotion: false }

/** What the page's first script has written there already. */
function shownByDocument(): Appearance {
  if (typeof document === 'undefined') return usual
  const { theme, text, motion } = document.documentElement.dataset
  return {
    theme: themes.find((known) => known === theme) ?? usual.theme,
    textSize: textSizes.find((known) => known === text) ?? usual.textSize,
    reducedMotion: motion === 'reduced',
  }
}

let current = shownByDocument()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the page that way, now and from the first moment of the next load; null is the usual way. */
export function showAppearance(next: Appearance | null): void {
  current = next ?? usual
  const { dataset } = document.documentElement
  dataset['theme'] = current.theme
  dataset['text'] = current.textSize
  dataset['motion'] = current.reducedMotion ? 'reduced' : 'system'
  if (next) writeText('local', appearanceKey, JSON.stringify(dataset))
  else removeText('local', appearanceKey)
  for (const listener of listeners) listener()
}

export const useAppearance = (): Appearance =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => usual,
  )
