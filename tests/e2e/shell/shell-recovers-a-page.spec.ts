import * as shellTexts from '#shared/texts/desktopShell'
import { createPageChecker } from '../../support/browser/accessibilityChecks'
import { expect, signIn, test } from '../../support/browser/browser'
import { openShell, openShellAs, pageOrigin } from '../../support/shell/shellHarness'

test('a page that crashes is reloaded, and is replaced by the crash page with details if it crashes again', async ({
  context,
  db,
  staff,
}) => {
  const broken: string[] = []
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text())
  })
  const { page, shell, system } = await openShellAs({ context, db }, staff)
  await page.goto(pageOrigin)
  const console = page.getByRole('heading', { name: 'Customer Data View', level: 1 })
  await expect(console).toBeVisible()

  await page.goto(`${pageOrigin}/messageQueue`)
  shell.windowEvents.pageGone('crashed')
  // The user is still signed in.
  await expect(console).toBeVisible()

  shell.windowEvents.pageGone('crashed')
  await expect(page.getByRole('heading', { name: shellTexts.stoppedTwice, level: 1 })).toBeVisible()
  await createPageChecker(page).expectAccessibleInBothSchemes('the page of a crash')
  // A style that the page's policy blocks would leave the page without its margins.
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).maxWidth),
  ).not.toBe('none')

  await page.getByRole('link', { name: shellTexts.copyDetailsLink }).click()
  await expect(page.getByRole('status')).toHaveText(shellTexts.detailsCopiedStatus)
  expect(system.copied).toHaveLength(1)
  expect(system.copied[0]).toContain('Keychain: ')
  expect(system.copied[0]).not.toContain(staff.email)

  await page.getByRole('link', { name: shellTexts.tryAgainLink }).click()
  await expect(console).toBeVisible()
  expect(broken).toEqual([])
})

test('the menu opens pages once a user is signed in', async ({ context, staff }) => {
  const { page, system } = await openShell(context)
  await page.goto(`${pageOrigin}/login`)
  const go = system.menu.flatMap((entry) =>
    'submenu' in entry && entry.label === shellTexts.menu.go ? entry.submenu : [],
  )
  const queue = go.find((entry) => 'label' in entry && entry.label === shellTexts.menu.messageQueue)
  if (!queue || !('click' in queue)) throw new Error('The menu has no entry for the message queue')
  queue.click()
  await signIn(page, { email: staff.email })
  await expect(page).toHaveURL(/\/messageQueue/)
})
