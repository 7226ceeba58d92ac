import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { followQueue } from '#shared/contract/cases/queue'
import * as sessionTexts from '#shared/texts/signIn/session'
import { addPerson } from '../support/data/people'
import { expect, handleOf, portalUrl, signIn, skipReason, test } from '../support/shell/electronShell'

test.skip(skipReason !== null, skipReason ?? '')

const start = { name: 'Customer Data View', level: 1 } as const

test('a user signs in, and no link of the page opens anything outside', async ({ openShell, db }) => {
  const staff = await addPerson(db, { userType: 'CENTRIC' })
  const { page } = await openShell()
  await signIn(page, staff)
  await expect(page.getByRole('heading', start)).toBeVisible()
  const handle = await handleOf(page)
  expect(handle).not.toBe('')
  const asPage = { headers: { authorization: `Bearer ${handle}` } }
  const path = '/api/v1/customer/getAppData'
  expect((await fetch(portalUrl() + path, asPage)).status).toBe(401)
  const inside = ([to, init]: [string, RequestInit]) => fetch(to, init).then((answer) => answer.status)
  expect(await page.evaluate(inside, [path, asPage] satisfies [string, RequestInit])).toBe(200)
})

test('no page of the shell violates its policy', async ({ openShell, db }) => {
  const staff = await addPerson(db, { userType: 'CENTRIC' })
  const { page } = await openShell()
  const broken: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text())
  })
  await signIn(page, staff)
  await expect(page.getByRole('heading', start)).toBeVisible()
  for (const path of ['/home', '/messageQueue', '/issueCredit', '/manageAnnouncements', '/admin/settings']) {
    await page.goto(`app://console${path}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  }
  expect(broken).toEqual([])
})

test('a stream reaches the page while it continues', async ({ openShell, db }) => {
  const staff = await addPerson(db, { userType: 'CENTRIC' })
  const { page } = await openShell()
  await signIn(page, staff)
  await expect(page.getByRole('heading', start)).toBeVisible()
  const first = await page.evaluate(
    async ({ path, handle }) => {
      const headers = { authorization: `Bearer ${handle}`, accept: 'text/event-stream' }
      const reader = (await fetch(path, { headers })).body?.getReader()
      const { value } = (await reader?.read()) ?? {}
      await reader?.cancel()
      return new TextDecoder().decode(value)
    },
    { path: followQueue.path, handle: await handleOf(page) },
  )
  expect(first).toContain('data:')
})

test('the keychain’s binary is loaded, and a user who stays signed in is signed in at the next start', async ({
  openShell,
  db,
}) => {
  const staff = await addPerson(db, { userType: 'CENTRIC' })
  const { app, page, folder } = await openShell()
  await page.getByLabel(sessionTexts.staySignedIn).check()
  await signIn(page, staff)
  await expect(page.getByRole('heading', start)).toBeVisible()
  const status = await page.evaluate(() => window.desktop?.secretsStatus())
  if (!status?.ok) throw new Error('No status')
  expect(status.value.reason).not.toBe('not-loadable')
  test.skip(status.value.backend === 'memory', `the keychain of this machine answered ${status.value.reason}`)

  const storedSession = await readFile(join(folder, 'session.bin'), 'latin1')
  expect(storedSession).not.toContain(staff.email)
  expect((await stat(join(folder, 'session.bin'))).mode & 0o077).toBe(0)
  await app.close()
  const next = await openShell(folder)
  await expect(next.page.getByRole('heading', start)).toBeVisible()
})
