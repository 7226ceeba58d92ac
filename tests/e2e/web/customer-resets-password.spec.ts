import { z } from 'zod/mini'
import { sessionTexts } from '#shared/texts'
import { enter, expect, signIn, test } from '../../support/browser'

const Outbox = z.object({ data: z.array(z.object({ to: z.string(), body: z.string() })) })

test('a customer who forgot the password reads the code in the outbox and chooses a new one', async ({
  page,
  request,
  household,
}) => {
  const { email } = household.person
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(sessionTexts.codeSent)).toBeVisible()

  const codeInOutbox = async () => {
    const { data } = Outbox.parse(await (await request.get('/sandbox/outbox')).json())
    return /code is (\d{6})/.exec(data.find(({ to }) => to === email)?.body ?? '')?.[1] ?? ''
  }
  await expect.poll(codeInOutbox).toMatch(/^\d{6}$/)
  await page.getByLabel('Code').fill(await codeInOutbox())
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByLabel('New password', { exact: true }).fill('quill')
  await page.getByLabel('Confirm password', { exact: true }).fill('quill')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Must be at least 8 characters').first()).toBeVisible()

  await page.getByLabel('New password', { exact: true }).fill('Quill#2026')
  await page.getByLabel('Confirm password', { exact: true }).fill('Quill#2026')
  await page.getByRole('button', { name: 'Change password' }).click()

  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await signIn(page, household.person, 'Quill#2026')
  await expect(page.getByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()
})

test('a wrong code is refused and another one can be tried', async ({ page, household }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(household.person.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(sessionTexts.codeWrong).first()).toBeVisible()
  await expect(page.getByLabel('Code')).toHaveValue('000000')
})

test('the session of another device ends with the old password', async ({ page, browser, household, request }) => {
  const other = await (await browser.newContext()).newPage()
  await other.goto(
    new URL('/login', page.url() === 'about:blank' ? (process.env['PORTAL_URL'] ?? '') : page.url()).href,
  )
  await enter(other, household.person)

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(household.person.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = async () => {
    const { data } = Outbox.parse(await (await request.get('/sandbox/outbox')).json())
    return /code is (\d{6})/.exec(data.find(({ to }) => to === household.person.email)?.body ?? '')?.[1] ?? ''
  }
  await expect.poll(code).toMatch(/^\d{6}$/)
  await page.getByLabel('Code').fill(await code())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('New password', { exact: true }).fill('Quill#2026')
  await page.getByLabel('Confirm password', { exact: true }).fill('Quill#2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/login/)

  await other.goto('/paymentHistory')
  await expect(other).toHaveURL(/\/login/)
  await other.context().close()
})
