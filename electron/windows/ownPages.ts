/** The shell's own pages at the portal's address: what stands there after the portal's page has stopped twice. */
import type { Health } from '../health/health'
import { crashPage, damagedPage } from './problemPage'

/** The page of the crash, and the same once its details were copied. */
export const crashedPath = '/shell/crashed'
export const copiedPath = '/shell/copied'

interface OwnPagesOptions {
  health: Pick<Health, 'isCrashed' | 'startAgain'>
  diagnostics: () => Promise<string>
  copyText: (text: string) => Promise<void>
}

export interface OwnPages {
  /** The page of a path that is the shell's just now; null for every other. */
  at(path: string): Promise<string | null>
  /** In place of the portal's page, which is not there. */
  damaged(): string
}

/** Only after a crash: a page of the portal that asks for these finds nothing, and copies nothing. */
export function createOwnPages({ health, diagnostics, copyText }: OwnPagesOptions): OwnPages {
  return {
    async at(path) {
      if (!health.isCrashed()) return null
      if (path === '/') health.startAgain()
      if (path !== crashedPath && path !== copiedPath) return null
      const details = await diagnostics()
      if (path === copiedPath) await copyText(details)
      return crashPage({ details, copiedPath, isCopied: path === copiedPath })
    },
    damaged: damagedPage,
  }
}
