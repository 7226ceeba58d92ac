/**
 * Switches on the web font, whose rules are in the document (scripts/vite/webFont.mjs). A first visit does it when the
 * first view is there, which is more urgent. Later visits find the font in the browser's cache, so the document does it.
 */
import { readText, writeText } from '../../platform/storage'

const fetchedKey = 'portal-web-font'

const showWebFont = (): void => document.getElementById('web-font')?.setAttribute('media', 'all')

/** Fetches the font if necessary. */
export function fetchWebFont(): void {
  showWebFont()
  writeText('local', fetchedKey, 'fetched')
}

/** Shows the font at once if an earlier visit has fetched it. */
export function showFetchedWebFont(): void {
  if (readText('local', fetchedKey) !== null) showWebFont()
}
