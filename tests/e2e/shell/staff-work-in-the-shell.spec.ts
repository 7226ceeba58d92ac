import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { idleSignOutMs } from '#shared/limits'
import { expect, signIn, test } from '../../support/browser'
import { placesOf } from '../../support/pageSecrets'
import { addPerson } from '../../support/people'
import { openShell, pageOrigin, type HarnessedShell } from '../../support/shellHarness'

const portalUrl = () => process.env['PORTAL_URL'] ?? ''

async function openedBy(context: BrowserContext, email: string): Promise<HarnessedShell> {
  const opened = await openShell(context, portalUrl())
  await opened.page.goto(`${pageOrigin}/login`)
  await signIn(opened.page, { email })
  return opened
}

test('somebody signs in: their token stays in main, and the page works with a handle', async ({ context, db }) => {
  const staff = await addPerson(db, { userType: 'CENTRIC' })
  const said: string[] = []
  context.on('console', (message) => said.push(message.text()))
  const { page, tokens, received, logText } = await openedBy(context, staff.email)
  await expect(page.getByRole('heading', { name: 'Customer Data View', level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Customer Data View', level: 1 })).toBeVisible()

  expect(tokens).toHaveLength(1)
  const canary = tokens[0] ?? ''
  expect(canary.length).toBeGreaterThan(20)
  expect(await placesOf(page, canary)).toEqual([])
  expect([received(), said.join('\n'), logText()].map((text) => text.includes(canary))).toEqual([false, false, false])
})

test('no page of the shell breaks its policy', async ({ context }) => {
  const broken: string[] = []
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text())
  })
  const { page } = await openedBy(context, 'staff@demo.example')
  await expect(page.getByRole('heading', { name: 'Customer Data View', level: 1 })).toBeVisible()
  for (const path of ['/home', '/messageQueue', '/issueCredit', '/manageAnnouncements', '/admin/settings']) {
    await page.goto(pageOrigin + path)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await page.waitForLoadState('load')
  }
  expect(broken).toEqual([])
})

test('a statement is saved by main, as the server sent it', async ({ context }) => {
  const { page, folder } = await openedBy(context, 'customer@demo.example')
  await expect(page.getByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()
  await page.goto(`${pageOrigin}/BillingHistory`)
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: /^PDF of/ }).click()
  const pdfs = async () => (await readdir(folder)).filter((name) => name.endsWith('.pdf'))
  await expect.poll(pdfs).toHaveLength(1)
  const [name = ''] = await pdfs()
  expect(name).toMatch(/^Statement BA-\d{10} \d{4}-\d{2}-\d{2}\.pdf$/)
  expect((await readFile(join(folder, name), 'latin1')).startsWith('%PDF-')).toBe(true)
})

test('a message that comes in is notified without a name, and the click leads to it', async ({
  context,
  browser,
  db,
  household,
}) => {
  const staff = await addPerson(db, { userType: 'CENTRIC' })
  const { page, shell, notified, isFocused, badges } = await openedBy(context, staff.email)
  await expect(page.getByRole('heading', { name: 'Customer Data View', level: 1 })).toBeVisible()
  isFocused.value = false

  const customer = await (await browser.newContext()).newPage()
  await signIn(customer, household.person)
  await expect(customer.getByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()
  await customer.goto('/messageCenter')
  await customer.getByRole('button', { name: '+ New Message' }).click()
  const writing = customer.getByRole('dialog', { name: 'Create a message' })
  await writing.getByLabel('Subject').fill('The shell should tell of this')
  await writing.getByLabel('Description').fill('Since this morning.')
  await writing.getByRole('button', { name: 'Submit' }).click()

  // Other tests write messages as well.
  await expect.poll(() => notified.length).toBeGreaterThan(0)
  expect(JSON.stringify(notified.map(({ notice }) => notice))).not.toMatch(/Ada Quill|should tell/)
  expect(badges.at(-1)).toBeGreaterThan(0)
  notified.at(-1)?.click()
  await expect(page).toHaveURL(/\/messageQueue/)
  // Somebody who has the queue before them has seen what is counted on the icon.
  isFocused.value = true
  shell.told.focused()
  await expect.poll(() => badges.at(-1)).toBe(0)
  await customer.context().close()
})

test('who is away is signed out by the clock on the wall, at the server too', async ({ context, db }) => {
  const staff = await addPerson(db, { userType: 'CENTRIC' })
  const { page, shell, clock, tokens } = await openedBy(context, staff.email)
  await expect(page.getByRole('heading', { name: 'Customer Data View', level: 1 })).toBeVisible()
  // As after a night with the lid closed: main looks at the clock before anything is shown.
  clock.ahead = idleSignOutMs + 1000
  shell.tick()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(/10 minutes without activity/)).toBeVisible()
  const asAway = () =>
    fetch(`${portalUrl()}/api/v1/customer/getAppData`, { headers: { authorization: `Bearer ${tokens[0] ?? ''}` } })
  await expect.poll(async () => (await asAway()).status).toBe(401)
})

test('a page that is not the portal is told nothing by main', async ({ context }) => {
  const { page } = await openShell(context, portalUrl())
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
