/** The desktop app's notices above every page. Each is announced once and stays until it is dismissed. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import * as commonTexts from '#shared/texts/common'
import * as desktopTexts from '#shared/texts/desktop'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import { consoleOrigin } from '../../../electron/origin'
import { platform } from '../../../renderer/platform'
import { storeSession } from '../../../renderer/session/storedSession'
import { aSession, aStaffMember, mockSignedInUser, renderScreen } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'
import type { ComposedShell, MachineOverrides } from '../../support/shell/composedShell'
import { startInShell } from '../../support/shell/shellPage'

const clerk = aStaffMember()

afterEach(() => {
  platform.session.clear()
})

async function signedIn(composed: ComposedShell, keepSignedIn: boolean) {
  const handle = await composed.signIn()
  mockSignedInUser(clerk)
  storeSession({ ...aSession(clerk.email_id), token: handle }, { keepSignedIn }, null)
  return open()
}

async function open() {
  const user = renderScreen('/faq')
  await screen.findByRole('heading', { name: 'FAQs', level: 1 })
  await screen.findByRole('button', { name: frameTexts.profileOf('Maya Fields') })
  return user
}

async function atWork(changes?: MachineOverrides, keepSignedIn = false) {
  const composed = await startInShell(changes)
  return { composed, user: await signedIn(composed, keepSignedIn) }
}

const notices = async () => within(await screen.findByRole('region', { name: frameTexts.appNoticesLabel }))
const expectNone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: frameTexts.appNoticesLabel })).not.toBeInTheDocument())

describe('a sign-in that can’t be stored', () => {
  it('is reported with its reason, and links to what can be done', async () => {
    const { user } = await atWork(undefined, true)
    const noticeRegion = await notices()
    expect(noticeRegion.getByText(desktopTexts.signInAgainEffect)).toBeVisible()
    expect(
      noticeRegion.getByText(desktopTexts.keychainProblems['no-session-bus'].explanation, { exact: false }),
    ).toBeVisible()
    await user.click(noticeRegion.getByRole('link', { name: frameTexts.settingsLink }))
    expect(await screen.findByRole('heading', { name: pageTexts.desktopAppSettings, level: 1 })).toBeVisible()
  })

  it('is reported once for each sign-in', async () => {
    const { composed, user } = await atWork(undefined, true)
    const noticeRegion = await notices()
    await user.click(
      noticeRegion.getByRole('button', { name: commonTexts.dismissItem(desktopTexts.signInAgainEffect) }),
    )
    await expectNone()
    // Simulates a reload of the page.
    cleanup()
    await open()
    await expectNone()
    cleanup()
    platform.session.clear()
    await signedIn(composed, true)
    expect((await notices()).getByText(desktopTexts.signInAgainEffect)).toBeVisible()
  })

  it('is not reported to users who did not ask to stay signed in', async () => {
    await atWork()
    await expectNone()
  })
})

describe('the desktop app', () => {
  it('says that the page was reloaded, until the message is closed', async () => {
    const composed = await startInShell()
    composed.shell.windowEvents.pageGone('crashed')
    const user = await signedIn(composed, false)
    const noticeRegion = await notices()
    expect(noticeRegion.getByText(frameTexts.pageReloaded)).toBeVisible()
    await user.click(noticeRegion.getByRole('button', { name: commonTexts.dismissItem(frameTexts.pageReloaded) }))
    await expectNone()
  })

  it('says while the server can’t be reached', async () => {
    const { composed } = await atWork()
    const ask = () => act(() => composed.shell.answer(new Request(`${consoleOrigin}/api/v1/customer/getAppData`)))
    composed.handleServerCall = () => {
      throw new TypeError('fetch failed')
    }
    await ask()
    expect((await notices()).getByText(frameTexts.serverUnreachable)).toBeVisible()
    composed.handleServerCall = () => new Response(null, { status: 404 })
    await ask()
    await expectNone()
  })

  it('reports a newer version once', async () => {
    const { composed, user } = await atWork({ updates: { newest: async () => '1.3.0' } })
    composed.shell.tick()
    const noticeRegion = await notices()
    expect(noticeRegion.getByText(frameTexts.updateAvailable('1.3.0'))).toBeVisible()
    await user.click(
      noticeRegion.getByRole('button', {
        name: commonTexts.dismissItem(frameTexts.updateAvailable('1.3.0')),
      }),
    )
    await expectNone()
  })

  it('announces the zoom level', async () => {
    const { composed } = await atWork(undefined, true)
    // The shell's part of the page is loaded once it shows a notice.
    await notices()
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    act(() => composed.shell.windowEvents.zoomWheel('in'))
    await waitFor(() => expect(spoken()).toContain(frameTexts.zoom(110)))
  })

  it('counts down by the clock of the main process, not only by the page’s own', async () => {
    startTestTime()
    const { composed } = await atWork()
    fireEvent.mouseMove(document.body)
    await passTime(4000)
    // The last activity is too recent to be reported to main again.
    fireEvent.mouseMove(document.body)
    await passTime(537_000)
    expect(screen.queryByRole('dialog', { name: frameTexts.idleTitle })).not.toBeInTheDocument()
    act(() => composed.shell.tick())
    // Less time passes until the dialog appears than the page would take to show it by its own clock.
    expect(await screen.findByRole('dialog', { name: frameTexts.idleTitle })).toBeInTheDocument()
    await passTime(2000)
    expect(screen.getByRole('dialog', { name: frameTexts.idleTitle })).toBeInTheDocument()
  })
})
