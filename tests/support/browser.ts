/** What browser tests share: a person of their own in the running portal, signing in, and the provider's page. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { z } from 'zod/mini'
import { openDatabase, type Database } from '../../server/db/database'
import { addMethod, type Method } from './paying'
import { addAccount, addPerson, password, type Account, type Person } from './people'

export interface Household {
  person: Person
  account: Account
}

export interface Fixtures {
  /** A customer with one fiber account that owes $110.80, made for this test. */
  household: Household
}

export interface WorkerFixtures {
  db: Database
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  db: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, provide) => {
      const connection = openDatabase(setting('PORTAL_DATABASE_URL'), 2)
      await provide(connection.db)
      await connection.close()
    },
    { scope: 'worker' },
  ],
  household: async ({ db }, provide) => {
    const person = await addPerson(db)
    await provide({ person, account: await addAccount(db, person.customerNumber) })
  },
})

export { expect }

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: browser tests run through the global set-up`)
  return value
}

const Secrets = z.object({ providerKey: z.string() })

/** Saves a card at the provider without clicking through its page. */
export async function saveCard(customerNumber: string, method: Method = {}): Promise<string> {
  const { providerKey } = Secrets.parse(
    JSON.parse(await readFile(join(setting('PORTAL_DATA_DIR'), 'secrets.json'), 'utf8')),
  )
  return addMethod({ url: setting('PORTAL_PROVIDER_URL'), key: providerKey }, customerNumber, method)
}

export async function signIn(page: Page, { email }: Pick<Person, 'email'>, typed = password): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in and waits for the dashboard. */
export async function enter(page: Page, person: Pick<Person, 'email'>): Promise<void> {
  await signIn(page, person)
  await expect(page.getByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Ada Quill/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

/**
 * Chooses in a select. The option is told of the click: aiming at it would scroll the list first, whose options are
 * drawn anew while the button goes down.
 */
export async function choose(select: Locator, name: string | RegExp): Promise<void> {
  await select.click()
  await select.page().getByTitle(name).first().dispatchEvent('click')
}

export const providerFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title*="payment provider"]')

export const cards = {
  works: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  refused: '4000 0000 0000 0119',
  timesOut: '4000 0000 0000 3220',
}

type Form = Pick<Page, 'getByLabel' | 'getByRole'>

export async function fillCard(form: Form, number: string): Promise<void> {
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Name on card').fill('Ada Quill')
  await form.getByLabel('Expiry date').fill('12/30')
  await form.getByLabel('Security code').fill('123')
  await form.getByLabel('ZIP code').fill('00141')
  await form.getByRole('button', { name: 'Save card' }).click()
}
