import { eq } from 'drizzle-orm'
import { idleSignOutMs } from '#shared/http/limits'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/signIn/session'
import { customers } from '../../../server/db/schema/customers/accounts'
import { expect, portalUrl, test } from '../../support/browser/browser'
import type { Person } from '../../support/data/people'
import {
  openShell,
  openShellAs,
  pageOrigin,
  type ShellSurroundings,
  type TestShell,
} from '../../support/shell/shellHarness'

async function openedBy(surroundings: ShellSurroundings, person: Pick<Person, 'email'>): Promise<TestShell> {
  const opened = await openShellAs(surroundings, person)
  await opened.page.goto(pageOrigin)
  await expect(opened.page.getByRole('heading', { name: 'Customer Data View', level: 1 })).toBeVisible()
  return opened
}

test('no page of the shell violates its policy', async ({ context, db }) => {
  const broken: string[] = []
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text())
  })
  const { page } = await openedBy({ context, db }, { email: 'staff@demo.example' })
  for (const path of ['/home', '/messageQueue', '/issueCredit', '/manageAnnouncements', '/admin/settings']) {
    await page.goto(pageOrigin + path)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await page.waitForLoadState('load')
  }
  expect(broken).toEqual([])
})

test('a new message shows a notification without a name, and a click on it opens the message', async ({
  context,
  db,
  staff,
  household,
  openDevice,
}) => {
  const { page, shell, notified, isFocused, badges } = await openedBy({ context, db }, staff)
  isFocused.value = false

  // The team for associations assigns no messages, so every agent is notified.
  await db.update(customers).set({ kind: 'hoa' }).where(eq(customers.number, household.person.customerNumber))
  const customer = await openDevice(household.person)
  await customer.goto('/messageCenter')
  await customer.getByRole('button', { name: '+ New Message' }).click()
  const writing = customer.getByRole('dialog', { name: 'Create a message' })
  await writing.getByLabel(commonTexts.subject).fill('The shell should tell of this')
  await writing.getByLabel(commonTexts.description).fill('Since this morning.')
  await writing.getByRole('button', { name: messageTexts.submit }).click()

  // Other tests write messages too.
  await expect.poll(() => notified.length).toBeGreaterThan(0)
  expect(JSON.stringify(notified.map(({ notice }) => notice))).not.toMatch(/Ada Quill|should tell/)
  expect(badges.at(-1)).toBeGreaterThan(0)
  notified.at(-1)?.click()
  await expect(page).toHaveURL(/\/messageQueue/)
  // An agent who has the queue open has seen the messages that the badge counts.
  isFocused.value = true
  shell.windowEvents.focused()
  await expect.poll(() => badges.at(-1)).toBe(0)
})

test('an idle user is signed out by the system clock, on the server too', async ({ context, db, staff }) => {
  const { page, shell, clock, tokens } = await openedBy({ context, db }, staff)
  // As after a night in standby: main checks the time before it shows anything.
  clock.ahead = idleSignOutMs + 1000
  shell.tick()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(sessionTexts.signedOutIdle)).toBeVisible()
  const asAway = () =>
    fetch(`${portalUrl()}/api/v1/customer/getAppData`, { headers: { authorization: `Bearer ${tokens[0] ?? ''}` } })
  await expect.poll(async () => (await asAway()).status).toBe(401)
})

test('the main process does not answer a page that is not the portal', async ({ context }) => {
  const { page } = await openShell(context)
  await page.route('https://evil.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Not ours</h1>' }),
  )
  await page.goto('https://evil.test/')
  expect(await page.evaluate(() => 'desktop' in window)).toBe(false)
  const answer = await page.evaluate(() => {
    const ask: unknown = Reflect.get(window, '__ipcInvoke')
    return typeof ask === 'function' ? ask('secrets:status') : null
  })
  expect(answer).toMatchObject({ ok: false, code: 'not-allowed' })
})
