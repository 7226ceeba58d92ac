/** The current appearance. It is set on the document, where CSS reads it, and published to components. */
import { useSyncExternalStore } from 'react'
import { type TextSize, type ThemeChoice, textSizes, themes } from '#shared/customers/appearance'
import { removeText, writeText } from '../../platform/storage'
import { appearanceAttributes, appearanceKey } from './appearanceKey'

interface Appearance {
  theme: ThemeChoice
  textSize: TextSize
  reducedMotion: boolean
}

const defaultAppearance: Appearance = { theme: 'system', textSize: 'normal', reducedMotion: false }

/** Reads what the page's inline script has set on the document. */
function readDocumentAppearance(): Appearance {
  if (typeof document === 'undefined') return defaultAppearance
  const { theme, text, motion } = document.documentElement.dataset
  return {
    theme: themes.find((candidate) => candidate === theme) ?? defaultAppearance.theme,
    textSize: textSizes.find((candidate) => candidate === text) ?? defaultAppearance.textSize,
    reducedMotion: motion === 'reduced',
  }
}

let current = readDocumentAppearance()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Applies an appearance now and on the next page load. Null restores the default. */
export function applyAppearance(next: Appearance | null): void {
  current = next ?? defaultAppearance
  const { dataset } = document.documentElement
  dataset['theme'] = current.theme
  dataset['text'] = current.textSize
  dataset['motion'] = current.reducedMotion ? 'reduced' : 'system'
  const stored = Object.fromEntries(appearanceAttributes.map((name) => [name, dataset[name]]))
  if (next) writeText('local', appearanceKey, JSON.stringify(stored))
  else removeText('local', appearanceKey)
  for (const listener of listeners) listener()
}

export const useAppearance = (): Appearance =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => defaultAppearance,
  )
