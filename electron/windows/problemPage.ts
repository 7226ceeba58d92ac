/** What is shown in the portal's place when it cannot be: a page without scripts, styles or calls of its own. Pure. */
import type { FoundConfig } from '../config'

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = (title: string, lines: readonly string[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>${escaped(title)}</title><main><h1>${escaped(title)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}</main></html>`

/** For whoever looks after the machine: which file is missing, or what is wrong in it. */
export function configProblemPage(found: Exclude<FoundConfig, { status: 'found' }>): string {
  switch (found.status) {
    case 'missing':
      return page('Care Console is not set up', [
        'It does not know which portal to work with. Ask whoever looks after this computer to put its settings into one of these files:',
        ...found.lookedAt,
      ])
    case 'wrong':
      return page('Care Console is not set up rightly', [
        `Ask whoever looks after this computer to mend the settings in ${found.from}:`,
        ...found.problems,
      ])
  }
}

export const crashPage = (): string =>
  page('Care Console has stopped twice', [
    'Close it and open it again. What was sent before is safe; what was being typed may have to be typed again.',
    'If it happens once more, tell whoever looks after this computer.',
  ])
