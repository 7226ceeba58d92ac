import type { APIRequestContext, Page } from '@playwright/test'
import type { ShellSettings } from '#shared/desktop/settings'
import * as desktopTexts from '#shared/texts/desktop'
import * as shellTexts from '#shared/texts/desktopShell'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import type { Machine } from '../../../electron/machine'
import { createPageChecker } from '../../support/browser/accessibilityChecks'
import { expect, selectOption, test } from '../../support/browser/browser'
import { openShellAs, pageOrigin, type ShellSurroundings, type TestShell } from '../../support/shell/shellHarness'

async function signedIn(
  surroundings: ShellSurroundings,
  { email }: { email: string },
  changes?: Partial<Pick<Machine, 'updates'>>,
): Promise<TestShell> {
  const opened = await openShellAs(surroundings, { email }, changes)
  await opened.page.goto(pageOrigin)
  await expect(opened.page.getByRole('heading', { name: 'Customer Data View', level: 1 })).toBeVisible()
  return opened
}

function chooseInMenu({ system }: TestShell, label: string): void {
  const entries = system.menu.flatMap((entry) => ('submenu' in entry ? entry.submenu : []))
  const found = entries.find((entry) => 'label' in entry && entry.label === label)
  if (!found || !('click' in found)) throw new Error(`The menu has no entry ${label}`)
  found.click()
}

/** Returns the settings as main has stored them. */
const settingsOf = (page: Page): Promise<ShellSettings | null> =>
  page.evaluate(async () => {
    const reply = await window.desktop?.settings()
    return reply?.ok ? reply.value : null
  })

test('the menu opens the settings, and changes made by keyboard apply in the main process', async ({
  context,
  db,
  staff,
}) => {
  const shell = await signedIn({ context, db }, staff)
  const { page } = shell
  chooseInMenu(shell, shellTexts.menu.settings)
  await expect(page.getByRole('heading', { name: pageTexts.desktopAppSettings, level: 1 })).toBeFocused()

  await page.getByRole('radio', { name: desktopTexts.mine }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('switch', { name: desktopTexts.trayLabel }).focus()
  await page.keyboard.press('Space')
  await selectOption(page.getByRole('combobox', { name: desktopTexts.quietFrom }), '10:00 PM')
  await page.getByRole('combobox', { name: desktopTexts.quietUntil }).focus()
  await page.keyboard.press('Enter')
  for (let hour = 0; hour < 7; hour += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(desktopTexts.quietHours('10:00 PM', '7:00 AM'))).toBeVisible()
  const chosen = { notifications: 'all', tray: true, quietFrom: 22, quietUntil: 7 }
  await expect.poll(() => settingsOf(page)).toMatchObject(chosen)
  expect(shell.system.trays).toHaveLength(1)

  // Main changes the zoom too, and both share one value.
  shell.shell.windowEvents.zoomWheel('in')
  await expect(page.getByTitle('110%')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: desktopTexts.trayLabel })).toBeChecked()
  await expect(page.getByText(desktopTexts.quietHours('10:00 PM', '7:00 AM'))).toBeVisible()
})

test('the settings and the messages of the shell meet WCAG 2.2 AA', async ({ context, db, staff }) => {
  const broken: string[] = []
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text())
  })
  const shell = await signedIn({ context, db }, staff, { updates: { newest: async () => '1.3.0' } })
  const { page } = shell
  const pageChecker = createPageChecker(page)
  shell.shell.windowEvents.pageGone('crashed')
  const noticeRegion = page.getByRole('region', { name: frameTexts.appNoticesLabel })
  await expect(noticeRegion.getByText(frameTexts.pageReloaded)).toBeVisible()
  chooseInMenu(shell, shellTexts.menu.settings)
  await expect(page.getByRole('heading', { name: desktopTexts.aboutAndHelp })).toBeVisible()
  await page.getByRole('button', { name: desktopTexts.checkNow }).click()
  await expect(noticeRegion.getByText(frameTexts.updateAvailable('1.3.0'))).toBeVisible()
  await page.getByRole('button', { name: desktopTexts.testTheKeychain }).click()
  await expect(page.getByText(desktopTexts.stillFailing)).toBeVisible()
  await page.getByRole('button', { name: desktopTexts.sendTest }).click()
  await expect(page.getByText(desktopTexts.testNotificationLabels.shown)).toBeVisible()
  expect(shell.notified.at(-1)?.notice.title).toBe(shellTexts.messageQueue)
  await pageChecker.expectAccessibleInBothSchemes('/shell-settings')
  expect(broken).toEqual([])
})

/** Returns the website's entry files, without those that are fetched later. */
async function entryOf(request: APIRequestContext, address: string): Promise<string> {
  const html = await (await request.get(address)).text()
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(0)
  const scripts = await Promise.all(files.map(async (file) => (await request.get(file)).text()))
  return [html, ...scripts].join('\n')
}

test('the website has no settings of the shell and loads none of their code', async ({
  customerPage: page,
  request,
}) => {
  for (const address of ['/login', '/faq']) {
    const entry = await entryOf(request, address)
    expect(/shell-settings|desktop app/i.test(entry), address).toBe(false)
  }
  const fetched: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) fetched.push(await answer.text().catch(() => ''))
  })
  await page.goto('/')
  await page.getByRole('button', { name: frameTexts.profileOf('Ada Quill') }).click()
  await expect(page.getByRole('link', { name: pageTexts.accountPreferences })).toBeVisible()
  await expect(page.getByRole('link', { name: pageTexts.desktopAppSettings })).toBeHidden()
  await page.goto('/shell-settings')
  await expect(page.getByRole('heading', { name: frameTexts.pageNotFound, level: 1 })).toBeVisible()
  await expect(page.getByText(frameTexts.noAddressFound.replace('<code/>', '/shell-settings'))).toBeVisible()
  expect(fetched.length).toBeGreaterThan(0)
  expect(
    fetched.some((text) => text.includes(desktopTexts.trayLabel) || text.includes(frameTexts.appNoticesLabel)),
  ).toBe(false)
})
