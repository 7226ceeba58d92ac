/** What is shown in the portal's place when it cannot be: pages without scripts or calls, which share nothing with it. Pure. */
import { createHash } from 'node:crypto'
import type { FoundConfig } from '../config'

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style =
  'html{color-scheme:light dark;background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif}main{max-width:44rem;margin:10vh auto;padding:0 1.5rem}a{color:light-dark(#0b57d0,#a8c7fa);margin-right:1.5rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8rem}'
/** Also sent as a header, where there are any. */
export const problemPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`

/** `more` is written by us, and holds nothing that was not escaped. */
const page = (title: string, lines: readonly string[], more = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${problemPolicy}"><title>${escaped(title)}</title><style>${style}</style><main><h1>${escaped(title)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}${more}</main></html>`

/** For whoever looks after the machine: which file is missing, or what is wrong in it. */
export function configProblemPage(found: Exclude<FoundConfig, { status: 'found' }>): string {
  switch (found.status) {
    case 'missing':
      return page('Care Console isn’t set up', [
        'It doesn’t know which portal to connect to. Ask the person who manages this computer to put its settings in one of these files:',
        ...found.lookedAt,
      ])
    case 'wrong':
      return page('Care Console isn’t set up correctly', [
        `Ask the person who manages this computer to fix the settings in ${found.from}:`,
        ...found.problems,
      ])
  }
}

interface CrashDetails {
  details: string
  /** Where the details are copied. */
  copiedPath: string
  isCopied: boolean
}

export const crashPage = ({ details, copiedPath, isCopied }: CrashDetails): string =>
  page(
    'Care Console stopped working twice',
    [
      'What you’ve already sent is safe, but you may have to type again what you hadn’t sent.',
      'If it happens again, copy the details and send them to the person who manages this computer.',
    ],
    `<p><a href="/">Try again</a><a href="${escaped(copiedPath)}">Copy the details</a></p>${
      isCopied ? '<p role="status">Details copied.</p>' : ''
    }<h2>Details</h2><pre>${escaped(details)}</pre>`,
  )

/** The package is not whole: its own page is not in it. */
export const damagedPage = (): string =>
  page('Care Console is damaged', ['Part of it is missing. Ask the person who manages this computer to reinstall it.'])
