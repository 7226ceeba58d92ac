/**
 * The shell's page uses the microphone: what main permits and sends with the page is enough for a microphone, and for
 * nothing else.
 */
import type { Page } from '@playwright/test'
import { RuntimeConfig } from '#shared/http/runtimeConfig'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { consoleOrigin } from '../../../electron/origin'
import { isPermitted } from '../../../electron/windows/permissions'
import { expect, portalUrl, saveCard, test } from '../../support/browser/browser'
import { openShellAs } from '../../support/shell/shellHarness'
import { startShellSockets } from '../../support/shell/shellSockets'
import { createFiftyDollarsSwitch, launchBrowser, reportRecognizer } from '../../support/speech/microphoneBrowser'

/** Returns main's decision about a request for a microphone, a camera, or both. */
const mainPermits = (...media: ('audio' | 'video')[]): boolean =>
  isPermitted({ permission: 'media', address: `${consoleOrigin}/home`, isMainFrame: true, media })

/** Requests media in the page and returns the types of tracks or the error's name. */
const ask = (page: Page, constraints: MediaStreamConstraints): Promise<string[]> =>
  page.evaluate(
    (requested) =>
      navigator.mediaDevices.getUserMedia(requested).then(
        (stream) => stream.getTracks().map(({ kind }) => kind),
        (error: unknown) => [error instanceof DOMException ? error.name : 'other'],
      ),
    constraints,
  )

test('a customer pays by voice in the shell, which keeps the token of the socket and allows no camera', async ({
  db,
  household,
}) => {
  reportRecognizer()
  expect([mainPermits('audio'), mainPermits('video'), mainPermits('audio', 'video')]).toEqual([true, false, false])
  // Chromium refuses the camera because of main's Permissions-Policy, although this Chromium would grant everything.
  const browser = await launchBrowser(['--use-fake-ui-for-media-stream', await createFiftyDollarsSwitch()])
  const socketServer = await startShellSockets(portalUrl())
  try {
    const context = await browser.newContext({ baseURL: socketServer.pageOrigin, locale: 'en-US' })
    // Only needed because this test's relay is on this machine. Chromium asks about that, and main would refuse.
    await context.grantPermissions(['local-network-access'], { origin: socketServer.pageOrigin })
    const broken: string[] = []
    context.on('console', (message) => {
      if (/content security policy/i.test(message.text())) broken.push(message.text())
    })
    const settings = RuntimeConfig.parse(await (await fetch(`${portalUrl()}/config.json`)).json())
    const { page, shell, tokens } = await openShellAs({ context, db }, household.person, {
      origin: socketServer.pageOrigin,
      changeAnswer: (url, answer) =>
        url.endsWith('/config.json') ? Response.json({ ...settings, relayUrl: socketServer.relayUrl }) : answer,
    })
    socketServer.connect(shell)
    await saveCard(household.person.customerNumber)
    await page.goto('/')
    await page.getByRole('button', { name: voiceControlTexts.voiceCommands }).click()
    const bar = page.getByRole('region', { name: voiceControlTexts.voiceCommands })
    await expect(bar.getByText(voiceControlTexts.listening)).toBeVisible()
    await expect(bar.getByText('make payment fifty dollars')).toBeVisible()
    await expect(page.getByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeVisible()

    expect(socketServer.files).toEqual([expect.stringMatching(/^\/assets\/chunks\.worklet-.*\.js$/)])
    const [token = ''] = tokens
    expect(socketServer.sockets).toMatchObject([{ origin: socketServer.pageOrigin, authorization: `Bearer ${token}` }])
    expect(socketServer.sockets[0]?.address).not.toContain(token)
    expect(await ask(page, { video: true })).toEqual(['NotAllowedError'])
    expect(await ask(page, { audio: true, video: true })).toEqual(['audio'])
    expect(await ask(page, { audio: true })).toEqual(['audio'])
    expect(broken).toEqual([])
  } finally {
    await browser.close()
    await socketServer.stop()
  }
})
