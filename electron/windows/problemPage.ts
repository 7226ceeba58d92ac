/** Builds the pages that replace the portal when it can't be shown. They have no scripts or calls. It has no side effects. */

import { createHash } from 'node:crypto'
import * as shellTexts from '#shared/texts/desktopShell'
import type { ConfigResult } from '../config'

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const style =
  'html{color-scheme:light dark;background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif}main{max-width:44rem;margin:10vh auto;padding:0 1.5rem}a{color:light-dark(#0b57d0,#a8c7fa);margin-right:1.5rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8rem}'
/** Responses send this CSP as a header, too. */
export const problemPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`

/** `extraHtml` must only contain escaped values. */
const renderPage = (title: string, lines: readonly string[], extraHtml = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${problemPolicy}"><title>${escapeHtml(title)}</title><style>${style}</style><main><h1>${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}${extraHtml}</main></html>`

/** Tells administrators which file is missing or what is wrong in it. */
export function configProblemPage(result: Exclude<ConfigResult, { status: 'found' }>): string {
  switch (result.status) {
    case 'missing':
      return renderPage(shellTexts.isntSetUp, [shellTexts.noPortal, ...result.checkedPaths])
    case 'wrong':
      return renderPage(shellTexts.isntSetUpCorrectly, [shellTexts.settingsAreWrong(result.from), ...result.problems])
  }
}

interface CrashDetails {
  details: string
  /** Opening this path copies the details. */
  copiedPath: string
  isCopied: boolean
}

export const crashPage = ({ details, copiedPath, isCopied }: CrashDetails): string =>
  renderPage(
    shellTexts.stoppedTwice,
    [shellTexts.sentIsSafe, shellTexts.sendDetails],
    `<p><a href="/">${shellTexts.tryAgainLink}</a><a href="${escapeHtml(copiedPath)}">${shellTexts.copyDetailsLink}</a></p>${
      isCopied ? `<p role="status">${shellTexts.detailsCopiedStatus}</p>` : ''
    }<h2>${shellTexts.details}</h2><pre>${escapeHtml(details)}</pre>`,
  )

/** The package is incomplete, because the portal's page is missing. */
export const damagedPage = (): string => renderPage(shellTexts.isDamaged, [shellTexts.reinstall])
