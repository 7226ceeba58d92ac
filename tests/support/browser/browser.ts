/** Fixtures and helpers of the browser tests: test users, signed-in pages, and the payment provider's hosted page. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { z } from 'zod/mini'
import type { AnyEndpoint } from '#shared/http/endpoint'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import { type Database, openDatabase } from '../../../server/db/database'
import { addMethod, type CardOptions } from '../data/payments/payments'
import { type Account, addAccount, addPerson, type Person, password } from '../data/people'
import { delayCalls } from './slowCalls'
import { createSession, storeSession } from './storedSession'

export interface Household {
  person: Person
  account: Account
}

type SignedIn = Pick<Person, 'email'>

interface Fixtures {
  /** A customer with one fiber account that owes $110.80, made for this test. */
  household: Household
  /** A member of customer care with all rights, made for this test. */
  staff: Person
  /** The page, in which the person of the household is signed in. */
  customerPage: Page
  /** The page, in which the member of customer care is signed in. */
  staffPage: Page
  /** The page, in which the customer of the demo data is signed in. */
  demoPage: Page
  /** Signs a person in to a page that hasn't been opened yet. */
  signedInPageOf: (person: SignedIn, page?: Page) => Promise<Page>
  /** Opens a page on another device, with a person signed in if one is given. */
  openDevice: (person?: SignedIn) => Promise<Page>
}

interface WorkerFixtures {
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
  context: async ({ context }, provide) => {
    await delayCalls(context)
    await provide(context)
  },
  household: async ({ db }, provide) => {
    const person = await addPerson(db)
    await provide({ person, account: await addAccount(db, person.customerNumber) })
  },
  staff: async ({ db }, provide) => {
    await provide(await addPerson(db, { userType: 'CENTRIC', name: { first: 'Imani', last: 'Penhallow' } }))
  },
  signedInPageOf: async ({ db, page: ownPage }, provide) => {
    await provide(async (person, page = ownPage) => {
      await storeSession(page, new URL(portalUrl()).origin, await createSession(db, person))
      return page
    })
  },
  customerPage: async ({ signedInPageOf, household }, provide) => {
    await provide(await signedInPageOf(household.person))
  },
  staffPage: async ({ signedInPageOf, staff }, provide) => {
    await provide(await signedInPageOf(staff))
  },
  demoPage: async ({ signedInPageOf }, provide) => {
    await provide(await signedInPageOf({ email: 'customer@demo.example' }))
  },
  openDevice: async ({ browser, signedInPageOf }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (person) => {
      const context = await browser.newContext()
      contexts.push(context)
      await delayCalls(context)
      const page = await context.newPage()
      return person ? signedInPageOf(person, page) : page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect }

/** Returns the address of the portal under test. */
export const portalUrl = (): string => setting('PORTAL_URL')

/** Returns what the global set-up says about the portal under test. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: browser tests run through the global set-up`)
  return value
}

const Secrets = z.object({ providerKey: z.string() })

/** Resolves once the server has answered the page's next call of an endpoint. */
export async function waitForAnswer(page: Page, { path }: Pick<AnyEndpoint, 'path'>): Promise<void> {
  const answer = await page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await answer.finished()
}

/** Saves a card at the provider without clicking through its page. */
export async function saveCard(customerNumber: string, method: CardOptions = {}): Promise<string> {
  const { providerKey } = Secrets.parse(
    JSON.parse(await readFile(join(setting('PORTAL_DATA_DIR'), 'secrets.json'), 'utf8')),
  )
  return addMethod({ url: setting('PORTAL_PROVIDER_URL'), key: providerKey }, customerNumber, method)
}

export async function signIn(page: Page, { email }: SignedIn, typed = password): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel(commonTexts.email).fill(email)
  await page.getByLabel(commonTexts.password, { exact: true }).fill(typed)
  await page.getByRole('button', { name: commonTexts.signIn }).click()
}

/** Signs in with the form and waits for the dashboard. */
export async function signInAndWait(page: Page, person: SignedIn): Promise<void> {
  await signIn(page, person)
  await expect(page.getByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: frameTexts.profileOf('Ada Quill') }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

/**
 * Ticks a checkbox or radio button. The portal may update it one frame after the click, and Playwright's `check` does
 * not wait for that.
 */
export async function tick(box: Locator): Promise<void> {
  await box.click()
  await expect(box).toBeChecked()
}

/**
 * Selects an option and waits until the field shows it. The click is dispatched to the option directly: a real click
 * would first scroll the list, whose options are re-rendered while the mouse button is down.
 */
export async function selectOption(select: Locator, name: string): Promise<void> {
  const page = select.page()
  await select.click()
  const options = page.locator('.ant-select-item-option').filter({ visible: true })
  await options.and(page.getByTitle(name, { exact: true })).dispatchEvent('click')
  const field = select.locator('xpath=ancestor::div[contains(concat(" ", @class, " "), " ant-select ")]')
  await expect(field).toContainText(name)
}

export const providerFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title*="payment provider"]')

export const cards = { works: '4111 1111 1111 1111', refused: '4000 0000 0000 0119' }

type Form = Pick<Page, 'getByLabel' | 'getByRole'>

/** Fills and sends the form on the page of the sandbox provider. */
export async function fillCard(form: Form, number: string): Promise<void> {
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Name on card').fill('Ada Quill')
  await form.getByLabel('Expiry date').fill('12/30')
  await form.getByLabel('Security code').fill('123')
  await form.getByLabel('ZIP code').fill('00141')
  await form.getByRole('button', { name: 'Save card' }).click()
}
