/** The desktop app's state on its own settings page: the keychain, newer versions, and the details for support. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SecretReason } from '#shared/desktop/codes'
import * as commonTexts from '#shared/texts/common'
import * as desktopTexts from '#shared/texts/desktop'
import * as frameTexts from '#shared/texts/frame'
import type { Keychain } from '../../../electron/session/keychain'
import { ownText } from '../../support/screens/ownText'
import { aStaffMember, renderScreen } from '../../support/screens/renderScreen'
import type { MachineOverrides } from '../../support/shell/composedShell'
import { startInShell } from '../../support/shell/shellPage'

const clerk = aStaffMember()

async function openedPanel(name: string, changes?: MachineOverrides) {
  const composed = await startInShell(changes)
  const user = renderScreen('/shell-settings', { as: clerk })
  const panel = within(await screen.findByRole('region', { name }))
  return { composed, user, panel }
}

function workingKeychain(): Keychain {
  const items = new Map<string, string>()
  return {
    getPassword: async (_service, account) => items.get(account) ?? null,
    setPassword: async (_service, account, password) => void items.set(account, password),
    deletePassword: async (_service, account) => items.delete(account),
  }
}

/** The systems' messages by the reason that they mean. A keychain that never answers is tested elsewhere. */
const systemMessages: Record<Exclude<SecretReason, 'timed-out'>, string> = {
  'no-session-bus': 'Cannot autolaunch D-Bus without X11 $DISPLAY',
  'no-daemon': 'The name org.freedesktop.secrets was not provided by any .service files',
  locked: 'Cannot create an item in a locked collection',
  'too-large': 'The stub received bad data.',
  'not-loadable': 'Failed to load keytar native addon',
  unknown: 'Something else',
}

describe('staying signed in on this computer', () => {
  it.each(Object.entries(systemMessages))('shows why it is impossible, and what to do: %s', async (reason, message) => {
    const keychain = () => Promise.reject(new Error(message))
    const { user, panel } = await openedPanel(desktopTexts.signInTitle, { keychain })
    await user.click(await panel.findByRole('button', { name: desktopTexts.testTheKeychain }))
    const { explanation, advice } = desktopTexts.keychainProblems[SecretReason.parse(reason)]
    expect(await panel.findByText(`${explanation} ${advice}`)).toBeVisible()
    expect(panel.getByText(desktopTexts.staySignedInFailed(desktopTexts.signInAgainEffect))).toBeVisible()
    expect(await panel.findByText(desktopTexts.stillFailing)).toBeVisible()
  })

  it('has a separate text for each reason', () => {
    const all = SecretReason.options.map((reason) => desktopTexts.keychainProblems[reason].explanation)
    expect(new Set(all).size).toBe(SecretReason.options.length)
  })

  it('is retried after the keychain was repaired', async () => {
    let isMended = false
    const working = workingKeychain()
    const keychain = async () => {
      if (!isMended) throw new Error('is locked')
      return working
    }
    const { user, panel } = await openedPanel(desktopTexts.signInTitle, { keychain })
    await user.click(await panel.findByRole('button', { name: desktopTexts.testTheKeychain }))
    await panel.findByText(desktopTexts.keychainProblems.locked.explanation, { exact: false })
    isMended = true
    await user.click(await panel.findByRole('button', { name: commonTexts.tryAgain }))
    expect(await panel.findByText(desktopTexts.theKeychainWorks)).toBeVisible()
    expect(
      panel.queryByText(desktopTexts.keychainProblems.locked.explanation, { exact: false }),
    ).not.toBeInTheDocument()
  })
})

describe('the search for updates', () => {
  it.each([
    ['a newer version', '1.3.0', desktopTexts.versionAvailable('1.3.0')],
    ['none', '0.0.0', desktopTexts.upToDate],
  ])('reports %s on request', async (_what, version, words) => {
    const { user, panel } = await openedPanel(desktopTexts.updates, { updates: { newest: async () => version } })
    expect(await panel.findByText(desktopTexts.newerVersionUnknown, { exact: false })).toBeVisible()
    await user.click(await panel.findByRole('button', { name: desktopTexts.checkNow }))
    expect(await panel.findByText(words)).toBeVisible()
    expect(panel.getByText(desktopTexts.checkedJustNow)).toBeVisible()
    expect(panel.getByText(ownText(desktopTexts.lastChecked))).toBeVisible()
    expect(panel.queryByText(desktopTexts.newerVersionUnknown, { exact: false })).not.toBeInTheDocument()
  })

  it('says if the server did not respond, also after an earlier response', async () => {
    let hasLine = true
    const newest = async () => {
      if (!hasLine) throw new Error('No line')
      return '0.0.0'
    }
    const { user, panel } = await openedPanel(desktopTexts.updates, { updates: { newest } })
    await user.click(await panel.findByRole('button', { name: desktopTexts.checkNow }))
    await panel.findByText(desktopTexts.upToDate)
    hasLine = false
    await user.click(await panel.findByRole('button', { name: desktopTexts.checkNow }))
    expect(await panel.findByText(desktopTexts.updateCheckFailed)).toBeVisible()
    expect(panel.queryByText(desktopTexts.upToDate)).not.toBeInTheDocument()
  })

  it('is not offered if administrators name no location', async () => {
    const { panel } = await openedPanel(desktopTexts.updates)
    expect(await panel.findByText(desktopTexts.updatesManaged)).toBeVisible()
    expect(panel.queryByRole('button', { name: desktopTexts.checkNow })).not.toBeInTheDocument()
  })
})

describe('the help of the shell', () => {
  it('names the version, the system, the environment and the server', async () => {
    const { panel } = await openedPanel(desktopTexts.aboutAndHelp)
    for (const fact of ['0.0.0', 'test', 'production', 'https://portal.example']) {
      expect(panel.getByText(fact)).toBeVisible()
    }
  })

  it('copies the details, and says so', async () => {
    const { composed, user, panel } = await openedPanel(desktopTexts.aboutAndHelp)
    await user.click(panel.getByRole('button', { name: desktopTexts.copyTheDetails }))
    expect(await panel.findByText(desktopTexts.detailsCopied)).toBeVisible()
    expect(composed.system.copied[0]).toContain('Keychain: ')
  })

  it.each([
    { button: desktopTexts.saveTheDetails, extension: '.txt', text: 'Keychain: ', words: desktopTexts.detailsAreSaved },
    { button: desktopTexts.savePage, extension: '.pdf', text: '%PDF-', words: desktopTexts.pageIsSaved },
  ])('saves a file with “$button”', async ({ button, extension, text, words }) => {
    const { composed, user, panel } = await openedPanel(desktopTexts.aboutAndHelp)
    await user.click(panel.getByRole('button', { name: button }))
    expect(await panel.findByText(words)).toBeVisible()
    const name = readdirSync(composed.folder).find((one) => one.endsWith(extension)) ?? ''
    expect(readFileSync(join(composed.folder, name), 'utf8')).toContain(text)
    await user.click(await screen.findByRole('button', { name: frameTexts.showFileLabel(name) }))
    await waitFor(() => expect(composed.revealedFiles).toEqual([join(composed.folder, name)]))
  })

  it('shows why the details were not saved', async () => {
    const { composed, user, panel } = await openedPanel(desktopTexts.aboutAndHelp)
    composed.askWhere = async () => join(composed.folder, 'no', 'such', 'place.txt')
    await user.click(panel.getByRole('button', { name: desktopTexts.saveTheDetails }))
    await waitFor(() => expect(panel.getByRole('status').textContent).not.toBe(''))
    expect(panel.queryByText(desktopTexts.detailsAreSaved)).not.toBeInTheDocument()
  })

  it('prints the page', async () => {
    const { composed, user, panel } = await openedPanel(desktopTexts.aboutAndHelp)
    await user.click(panel.getByRole('button', { name: desktopTexts.printThisPage }))
    await waitFor(() => expect(composed.printed).toBe(1))
  })
})
