/** A customer speaks a payment into the microphone, for which Chromium plays a file. */
import { eq } from 'drizzle-orm'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as commandTexts from '#shared/texts/speech/commands'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { payments } from '../../../../server/db/schema/payments/payments'
import { createPageChecker } from '../../../support/browser/accessibilityChecks'
import { expect, saveCard, test } from '../../../support/browser/browser'
import { createFiftyDollarsSwitch, launchBrowser, reportRecognizer } from '../../../support/speech/microphoneBrowser'

const toggle = { name: voiceControlTexts.voiceCommands } as const

test.beforeEach(reportRecognizer)

test('a customer requests a payment by voice, confirms it on the screen, and it is paid', async ({
  household,
  db,
  baseURL,
  signedInPageOf,
}) => {
  const browser = await launchBrowser(['--use-fake-ui-for-media-stream', await createFiftyDollarsSwitch()])
  try {
    const page = await browser.newPage({ ...(baseURL && { baseURL }), permissions: ['microphone'] })
    await saveCard(household.person.customerNumber)
    await signedInPageOf(household.person, page)
    await page.goto('/')
    await page.getByRole('button', toggle).click()
    const bar = page.getByRole('region', toggle)
    await expect(bar.getByText(voiceControlTexts.listening)).toBeVisible()
    const pageChecker = createPageChecker(page)
    await pageChecker.expectAccessibleInBothSchemes('the bar of voice commands')
    await expect(bar.getByText('make payment fifty dollars')).toBeVisible()

    const question = page.getByRole('dialog', { name: paymentTexts.reviewYourPayment })
    await expect(question).toBeVisible()
    await expect(question.getByText('Visa ending in 1111')).toBeVisible()
    await expect(bar.getByText(voiceControlTexts.understood('Make Payment', '$50.00'))).toBeVisible()
    await question.getByRole('button', { name: paymentTexts.payAmount('$51.25') }).click()
    await expect(page.getByRole('heading', { name: paymentHistoryTexts.thankYouTitle })).toBeVisible()
    const own = eq(payments.billingAccountNumber, household.account.billingAccountNumber)
    const rows = await db.select().from(payments).where(own)
    expect(rows.map(({ status, amount }) => [status, amount])).toEqual([['posted', 5000]])
  } finally {
    await browser.close()
  }
})

test('a blocked microphone is reported, and commands can be typed instead', async ({
  household,
  baseURL,
  signedInPageOf,
}) => {
  const browser = await launchBrowser(['--use-fake-ui-for-media-stream=deny'])
  try {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) })
    await signedInPageOf(household.person, page)
    await page.goto('/')
    await page.getByRole('button', toggle).click()
    const bar = page.getByRole('region', toggle)
    await expect(bar.getByText(voiceControlTexts.browserBlocked)).toBeVisible()
    await expect(page.getByRole('button', toggle)).toHaveAttribute('aria-pressed', 'false')
    await bar.getByRole('button', { name: voiceControlTexts.typeACommand }).click()
    await expect(page.getByRole('combobox', { name: commandTexts.palettePrompt })).toBeVisible()
  } finally {
    await browser.close()
  }
})
