/** Emails as a mail program with a browser engine draws them, in both color schemes and at both widths. */
import type { LetterText } from '#shared/customers/letterText'
import { paths } from '#shared/paths'
import * as billTexts from '#shared/texts/billing/billNotices'
import * as notificationTexts from '#shared/texts/customers/notifications'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { type LetterMessage, prepareLetter } from '../../../../server/adapters/notifier/messages'
import { letterHtml } from '../../../../server/adapters/notifier/templates/letterHtml'
import { readMessageConfig } from '../../../../server/config'
import { createPageChecker } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'
import { sealKey } from '../../../support/server/keys'

const bill = {
  account: 'BA-0000000001',
  amount: 110_80,
  dueOn: '2026-03-22',
  previousBalance: 0,
  alreadyPastDue: 0,
  scheduled: 0,
}

const messageOf = (content: LetterText, links: Partial<LetterMessage> = {}): LetterMessage => ({
  to: 'maya@example.com',
  firstName: 'Maya',
  category: 'bill_ready',
  content,
  path: paths.payment,
  ...links,
})

const messages: Record<string, LetterMessage> = {
  'a bill': messageOf(billTexts.billReady({ ...bill, isOnAutopay: true }), {
    isOptional: true,
    // Real ones are as long.
    unsubscribeToken: 'abcdefghij'.repeat(30),
  }),
  'a past-due bill': messageOf(billTexts.pastDue({ ...bill, step: 'late_fee', stepOn: '2026-03-27' }), {
    isOptional: true,
  }),
  'an announcement': messageOf(
    notificationTexts.announcement('Fiber work on Friday', [
      `Details (https://portal.example/${'construction'.repeat(20)})`,
    ]),
  ),
  'a changed address': messageOf(loginEmailTexts.emailChanged('new@example.com'), { firstName: null }),
}

const renderHtml = (message: LetterMessage): string => {
  const { letter } = prepareLetter(readMessageConfig({ SEAL_KEY: sealKey }), message, new Date()).waiting
  if (!letter) throw new Error('A message without a letter has no HTML')
  return letterHtml(letter)
}

test('emails meet WCAG 2.2 AA in light and dark', async ({ page }) => {
  const pageChecker = createPageChecker(page)
  for (const [name, message] of Object.entries(messages)) {
    await page.setContent(renderHtml(message))
    await pageChecker.expectAccessibleInBothSchemes(name)
  }
})

test('the colors of an email follow the color scheme of the reader', async ({ page }) => {
  await page.setContent(renderHtml(messageOf(billTexts.paymentDue(bill))))
  const colors = new Set<string>()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    colors.add(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))
  }
  expect(colors.size).toBe(2)
})
