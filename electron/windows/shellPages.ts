/** Serves the shell's own pages at the portal's URL: the crash page, after the portal's page has crashed twice. */
import type { Health } from '../health/health'
import { crashPage, damagedPage } from './problemPage'

/** The first path shows the crash page, the second one the same after copying its details. */
export const crashedPath = '/shell/crashed'
export const copiedPath = '/shell/copied'

interface ShellPagesOptions {
  health: Pick<Health, 'isCrashed' | 'portalReopened'>
  diagnostics: () => Promise<string>
  copyText: (text: string) => Promise<void>
}

export interface ShellPages {
  /** Returns the HTML if the shell serves this path now, or null. */
  htmlFor(path: string): Promise<string | null>
  /** Returns the HTML for a missing portal page. */
  damaged(): string
}

/** The pages only exist after a crash, so that a page of the portal can't read or copy the diagnostics. */
export function createShellPages({ health, diagnostics, copyText }: ShellPagesOptions): ShellPages {
  return {
    async htmlFor(path) {
      if (!health.isCrashed()) return null
      if (path === '/') health.portalReopened()
      if (path !== crashedPath && path !== copiedPath) return null
      const details = await diagnostics()
      if (path === copiedPath) await copyText(details)
      return crashPage({ details, copiedPath, isCopied: path === copiedPath })
    },
    damaged: damagedPage,
  }
}
