/** The document shows the balance or the first rows of a list before the app does (early/document.ts). */
import { wait } from './platform/wait'
import { nextFrame } from './ui/timing/nextFrame'

declare global {
  interface Window {
    /** Resolves when the document has shown the figures that it can show. */
    portalFirstFigures?: Promise<void>
  }
}

/** Running the code of the app would delay the figures. */
const figuresMs = 800

/** Waits until the document has shown the figures of the page, unless their answers take longer than usual. */
export async function waitForFigures(): Promise<void> {
  if (!window.portalFirstFigures) return
  await Promise.race([window.portalFirstFigures.then(nextFrame), wait(figuresMs)])
}
