/** The desktop app's own settings in the composed shell: choices reach main, and main's changes are shown. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NotificationOutcome } from '#shared/desktop/codes'
import type { ShellSettings } from '#shared/desktop/settings'
import * as bellTexts from '#shared/texts/bell'
import * as commonTexts from '#shared/texts/common'
import * as desktopTexts from '#shared/texts/desktop'
import * as shellTexts from '#shared/texts/desktopShell'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import * as commandTexts from '#shared/texts/speech/commands'
import { aCustomer, aStaffMember, renderScreen } from '../../support/screens/renderScreen'
import type { MachineOverrides } from '../../support/shell/composedShell'
import { startInShell } from '../../support/shell/shellPage'

const clerk = aStaffMember()

async function opened(changes?: MachineOverrides) {
  const composed = await startInShell(changes)
  const user = renderScreen('/shell-settings', { as: clerk })
  await screen.findByRole('heading', { name: bellTexts.notifications })
  const settings = async (): Promise<ShellSettings> => {
    const reply = await composed.desktop.settings()
    if (!reply.ok) throw new Error(reply.message)
    return reply.value
  }
  const panel = (name: string) => within(screen.getByRole('region', { name }))
  const choose = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }))
    await user.click(await screen.findByTitle(option))
  }
  return { composed, user, settings, panel, choose }
}

describe('the settings of the desktop app', () => {
  it('are opened from the profile menu', async () => {
    await startInShell()
    const user = renderScreen('/faq', { as: clerk })
    await user.click(await screen.findByRole('button', { name: frameTexts.profileOf('Maya Fields') }))
    await user.click(screen.getByRole('link', { name: pageTexts.desktopAppSettings }))
    expect(await screen.findByRole('heading', { name: pageTexts.desktopAppSettings, level: 1 })).toBeVisible()
    expect(await screen.findByRole('heading', { name: desktopTexts.aboutAndHelp })).toBeVisible()
  })

  it('are opened from the command palette', async () => {
    await startInShell()
    const user = renderScreen('/faq', { as: clerk })
    await screen.findByRole('button', { name: commandTexts.openPalette })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: commandTexts.staffPalettePrompt }), 'keychain{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/shell-settings'))
  })

  it('are stored by the main process one by one, and each is confirmed', async () => {
    const { user, settings, panel, choose } = await opened()
    await user.click(panel(bellTexts.notifications).getByText(commonTexts.all))
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    await user.click(screen.getByRole('switch', { name: desktopTexts.trayLabel }))
    await choose(desktopTexts.quietFrom, '6:00 AM')
    await waitFor(async () =>
      expect(await settings()).toMatchObject({ notifications: 'all', tray: true, quietFrom: 6, quietUntil: 0 }),
    )
    expect(await screen.findByText(desktopTexts.quietHours('6:00 AM', '12:00 AM'))).toBeVisible()
  })

  it('leave out the queue for customers, who have none', async () => {
    await startInShell()
    renderScreen('/shell-settings', { as: aCustomer() })
    expect(await screen.findByRole('switch', { name: desktopTexts.trayLabel })).toBeVisible()
    expect(screen.queryByRole('heading', { name: bellTexts.notifications })).not.toBeInTheDocument()
    for (const text of [desktopTexts.queueNotifications, desktopTexts.mineHint]) {
      expect(screen.queryByText(text)).not.toBeInTheDocument()
    }
    expect(screen.queryByText(desktopTexts.trayNotificationsHint)).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: desktopTexts.readingAndWriting })).toBeVisible()
  })

  it('keep the selected value if it could not be stored, show the reason, and can be retried', async () => {
    let isFull = true
    const storedSettings: ShellSettings[] = []
    const settingsFile = {
      read: () => null,
      write: (written: ShellSettings) => {
        if (isFull) throw new Error('ENOSPC')
        storedSettings.push(written)
      },
    }
    const { user, settings, choose } = await opened({ settingsFile })
    await choose(desktopTexts.quietUntil, '7:00 AM')
    expect(await screen.findByText(desktopTexts.thisWasntSaved(shellTexts.internalError))).toBeVisible()
    expect(screen.getByText(desktopTexts.noQuietHours)).toBeVisible()
    expect(screen.getAllByTitle('7:00 AM').length).toBeGreaterThan(0)
    expect(await settings()).toMatchObject({ quietUntil: 0 })
    isFull = false
    await user.click(screen.getByRole('button', { name: desktopTexts.saveAgain(desktopTexts.quietUntil) }))
    await waitFor(() => expect(storedSettings.at(-1)).toMatchObject({ quietUntil: 7 }))
    await waitFor(() =>
      expect(screen.queryByText(desktopTexts.thisWasntSaved(shellTexts.internalError))).not.toBeInTheDocument(),
    )
  })

  it('follow changes by the main process', async () => {
    const { composed, panel } = await opened()
    const shown = panel(desktopTexts.readingAndWriting)
    expect(shown.getByTitle('100%')).toBeInTheDocument()
    composed.shell.windowEvents.zoomWheel('in')
    expect(await shown.findByTitle('110%')).toBeInTheDocument()
    await composed.desktop.changeSettings({ hardwareAcceleration: false })
    await waitFor(() => expect(shown.getByRole('switch', { name: desktopTexts.useGraphicsCard })).not.toBeChecked())
  })

  it('include the zoom of the page', async () => {
    const { settings, choose } = await opened()
    await choose(desktopTexts.zoom, '125%')
    await waitFor(async () => expect(await settings()).toMatchObject({ zoom: 1.25 }))
  })

  it('are off, with the reason, if administrators or the computer prevent them', async () => {
    const { panel } = await opened({ config: { mayStaySignedIn: false } })
    expect(screen.getByRole('switch', { name: desktopTexts.showCustomerName })).toBeDisabled()
    expect(panel(bellTexts.notifications).getByText(desktopTexts.notAllowedHere)).toBeVisible()
    const spelling = screen.getByRole('switch', { name: desktopTexts.checkSpelling })
    expect(spelling).toBeDisabled()
    expect(spelling).not.toBeChecked()
    expect(
      panel(desktopTexts.signInTitle).getByText(desktopTexts.staySignedInForbidden(desktopTexts.signInAgainEffect)),
    ).toBeVisible()
  })

  it('are available if administrators allow them', async () => {
    const { user, settings } = await opened({
      config: { mayTellInNotifications: true, dictionaryUrl: 'https://words.example/' },
    })
    await user.click(screen.getByRole('switch', { name: desktopTexts.showCustomerName }))
    await user.click(screen.getByRole('switch', { name: desktopTexts.checkSpelling }))
    await waitFor(async () => expect(await settings()).toMatchObject({ notificationsTell: true, spellCheck: false }))
  })
})

describe('a test notification', () => {
  it.each(NotificationOutcome.options)('shows its result: %s', async (outcome) => {
    const { user } = await opened({ notifications: { show: async () => outcome, closeAll: () => undefined } })
    await user.click(screen.getByRole('button', { name: desktopTexts.sendTest }))
    expect(await screen.findByText(desktopTexts.testNotificationLabels[outcome])).toBeVisible()
  })
})
