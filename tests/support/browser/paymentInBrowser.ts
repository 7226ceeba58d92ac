/**
 * Opens the payment page in the browser for a customer with a saved card, finds its parts, and reads the payments from
 * the database.
 */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import type { Database } from '../../../server/db/database'
import { payments } from '../../../server/db/schema/payments/payments'
import type { CardOptions } from '../data/payments/payments'
import { type Household, saveCard } from './browser'

export async function openPayment(page: Page, { person }: Household, method: CardOptions = {}): Promise<void> {
  await saveCard(person.customerNumber, method)
  await page.goto('/payment')
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$.* from / })
export const review = (page: Page) => page.getByRole('dialog', { name: paymentTexts.reviewYourPayment })
export const confirmButton = (page: Page) => review(page).getByRole('button', { name: /^Pay \$/ })
export const amount = (page: Page) => page.getByLabel(commonTexts.amount, { exact: true })

export const readStatuses = async (db: Database, { account }: Household) => {
  const rows = await db.select().from(payments).where(eq(payments.billingAccountNumber, account.billingAccountNumber))
  return rows.map(({ status }) => status)
}
