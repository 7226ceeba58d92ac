/** The pages that replace the portal when it cannot be shown. */

import { describe, expect, it } from 'vitest'
import * as shellTexts from '#shared/texts/desktopShell'
import { configProblemPage, crashPage, damagedPage } from '../../../../electron/windows/problemPage'
import { copiedPath, crashedPath, createShellPages } from '../../../../electron/windows/shellPages'

function pagesOf(isCrashed: boolean) {
  const state = { isCrashed }
  const copied: string[] = []
  const pages = createShellPages({
    health: { isCrashed: () => state.isCrashed, portalReopened: () => (state.isCrashed = false) },
    diagnostics: async () => 'Care Console 1.2.3 <script>',
    copyText: async (text) => void copied.push(text),
  })
  return { pages, copied, state }
}

describe('the crash page', () => {
  it('shows the details, and copies them on request', async () => {
    const { pages, copied } = pagesOf(true)
    expect(await pages.htmlFor(crashedPath)).toContain('Care Console 1.2.3 &#60;script&#62;')
    expect(copied).toEqual([])
    expect(await pages.htmlFor(copiedPath)).toContain(shellTexts.detailsCopiedStatus)
    expect(copied).toEqual(['Care Console 1.2.3 <script>'])
  })

  it('returns to the portal', async () => {
    const { pages, state } = pagesOf(true)
    expect(await pages.htmlFor(crashedPath)).toContain('<a href="/">Try again</a>')
    expect([await pages.htmlFor('/'), state.isCrashed]).toEqual([null, false])
  })

  it('is not available, and copies nothing, while the portal is shown', async () => {
    const { pages, copied } = pagesOf(false)
    expect([await pages.htmlFor(crashedPath), await pages.htmlFor(copiedPath), copied]).toEqual([null, null, []])
  })
})

describe('each of the shell’s own pages', () => {
  const wrong: Parameters<typeof configProblemPage>[0] = {
    status: 'wrong',
    from: '/etc/<b>',
    problems: ['portalOrigin: "x" & \'y\''],
  }
  const pages = [
    [
      'that of a missing setting',
      configProblemPage({ status: 'missing', checkedPaths: ['/etc/careconsole/config.json'] }),
    ],
    ['that of a wrong one', configProblemPage(wrong)],
    ['that of a crash', crashPage({ details: '<img src=x>', copiedPath, isCopied: false })],
    ['that of a damaged package', damagedPage()],
  ] as const

  it.each(pages)('runs nothing, loads nothing and names its language: %s', (_what, html) => {
    expect(html).not.toMatch(/<script|<img|<link|javascript:|\son\w+=|\ssrc="/i)
    expect(html).toContain("default-src 'none'")
    expect(html).toContain('<html lang="en">')
    expect(html.match(/<h1>/g)).toHaveLength(1)
  })

  it('names the missing or invalid file, with its characters escaped', () => {
    expect(pages[0][1]).toContain('/etc/careconsole/config.json')
    expect(pages[1][1]).toContain('/etc/&#60;b&#62;')
    expect(pages[1][1]).not.toContain('<b>')
  })
})
