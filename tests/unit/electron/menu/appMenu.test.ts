/** The application's menu. */

import { describe, expect, it } from 'vitest'
import { paths } from '#shared/paths'
import * as shellTexts from '#shared/texts/desktopShell'
import { type AppMenuOptions, buildAppMenu } from '../../../../electron/menu/appMenu'
import type { MenuEntry } from '../../../../electron/menu/entries'
import { buildTray } from '../../../../electron/menu/trayMenu'

const done: string[] = []
const note = (what: string) => (detail?: string) => void done.push([what, detail].filter(Boolean).join(' '))
const actions = {
  go: note('go'),
  zoom: note('zoom'),
  reload: note('reload'),
  print: note('print'),
  savePdf: note('pdf'),
  checkForUpdate: note('updates'),
  copyDiagnostics: note('details'),
}

const menu = (changes: Partial<AppMenuOptions> = {}) =>
  buildAppMenu({ platform: 'win32', name: 'Care Console', hasDevTools: false, actions, ...changes })

const within = (entries: MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => ('submenu' in entry ? [entry, ...within(entry.submenu)] : [entry]))
const labelsOf = (entries: MenuEntry[]) => entries.flatMap((entry) => ('label' in entry ? [entry.label] : []))
const rolesOf = (entries: MenuEntry[]) => within(entries).flatMap((entry) => ('role' in entry ? [entry.role] : []))

function press(entries: MenuEntry[], accelerator: string): string | undefined {
  done.length = 0
  const entry = within(entries).find((one) => 'accelerator' in one && one.accelerator === accelerator)
  if (entry && 'click' in entry) entry.click()
  return done[0]
}

describe('the application menu', () => {
  it('has the order that is usual on each system', () => {
    const { file, edit, view, go, window, help } = shellTexts.menu
    expect(labelsOf(menu())).toEqual([file, edit, view, go, window, help])
    expect(labelsOf(menu({ platform: 'darwin' }))[0]).toBe('Care Console')
  })

  it.each(['win32', 'darwin', 'linux'] as const)(
    'the application menu on %s can quit the shell and open its settings, once each',
    (platform) => {
      const entries = menu({ platform })
      expect(rolesOf(entries).filter((role) => role === 'quit')).toHaveLength(1)
      expect(rolesOf(entries).filter((role) => role === 'about')).toHaveLength(1)
      expect(labelsOf(within(entries)).filter((label) => label === shellTexts.menu.settings)).toHaveLength(1)
      expect(press(entries, 'CommandOrControl+,')).toBe('go /shell-settings')
    },
  )

  it.each([
    ['CommandOrControl+Shift+F', `go ${paths.dashboard}`],
    ['CommandOrControl+Shift+M', `go ${paths.messageQueue}`],
    ['CommandOrControl+Shift+H', `go ${paths.home}`],
    ['CommandOrControl+P', 'print'],
    ['CommandOrControl+Shift+P', 'pdf'],
    ['CommandOrControl+R', 'reload'],
    ['CommandOrControl+Plus', 'zoom in'],
    ['CommandOrControl+=', 'zoom in'],
    ['CommandOrControl+numadd', 'zoom in'],
    ['CommandOrControl+-', 'zoom out'],
    ['CommandOrControl+numsub', 'zoom out'],
    ['CommandOrControl+0', 'zoom reset'],
    ['CommandOrControl+num0', 'zoom reset'],
  ])('executes its shortcuts: %s does %s', (accelerator, what) => expect(press(menu(), accelerator)).toBe(what))

  it('gives each keyboard shortcut to one entry', () => {
    const keys = within(menu()).flatMap((entry) => ('accelerator' in entry ? [entry.accelerator] : []))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('offers the developer tools only if administrators allow them', () => {
    expect(rolesOf(menu())).not.toContain('toggleDevTools')
    expect(rolesOf(menu({ hasDevTools: true }))).toContain('toggleDevTools')
  })

  it('has no entry that zooms or reloads past the shell', () => {
    const own = ['reload', 'forceReload', 'zoomIn', 'zoomOut', 'resetZoom', 'viewMenu', 'toggleSpellChecker']
    expect(rolesOf(menu({ hasDevTools: true })).filter((role) => own.includes(role ?? ''))).toEqual([])
  })
})

describe('the tray icon', () => {
  it('opens the shell, and quits it', () => {
    const tray = buildTray('Care Console', 0, { show: note('show'), quit: note('quit') })
    done.length = 0
    for (const entry of tray.entries) if ('click' in entry) entry.click()
    tray.onClick()
    expect(done).toEqual(['show', 'quit', 'show'])
  })

  it('shows the number of new messages', () => {
    const labelFor = (count: number) =>
      buildTray('Care Console', count, { show: note('show'), quit: note('quit') }).label
    expect([labelFor(0), labelFor(1), labelFor(12)]).toEqual([
      'Care Console',
      'Care Console: 1 new message',
      'Care Console: 12 new messages',
    ])
  })
})
