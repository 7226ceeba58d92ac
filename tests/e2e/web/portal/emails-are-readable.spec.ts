/**
 * Emails as a mail program with a browser engine draws them, in both color schemes and as wide as a phone, and the pages
 * behind their link to unsubscribe.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { subjectLimit } from '#shared/cases/cases'
import type { LetterText } from '#shared/customers/letterText'
import { type NotificationCategory, notificationCategories } from '#shared/customers/notifications'
import { paths } from '#shared/paths'
import * as billTexts from '#shared/texts/billing/billNotices'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseNotificationTexts from '#shared/texts/cases/caseNotifications'
import * as notificationTexts from '#shared/texts/customers/notifications'
import * as paymentEmailTexts from '#shared/texts/payments/paymentEmails'
import * as outageTexts from '#shared/texts/services/outages'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { type LetterMessage, prepareLetter, unsubscribePath } from '../../../../server/adapters/notifier/messages'
import { letterHtml } from '../../../../server/adapters/notifier/templates/letterHtml'
import { readMessageConfig } from '../../../../server/config'
import { unsubscribeTokenFor } from '../../../../server/directory/notifications/unsubscribe'
import { createPageChecker } from '../../../support/browser/accessibilityChecks'
import { expect, setting, test } from '../../../support/browser/browser'
import { sealKey } from '../../../support/server/keys'

const phoneWidth = 390

const bill = {
  account: 'BA-0000000001',
  amount: 110_80,
  dueOn: '2026-03-22',
  previousBalance: 40_00,
  alreadyPastDue: 40_00,
  scheduled: 20_00,
}
const card = { method: 'American Express ending in 1005', expiresOn: '2026-04-30' }
/** A title that a customer typed, as long as it may be and without a space. */
const title = 'Half-the-speed/'.repeat(subjectLimit).slice(0, subjectLimit)
const request = { number: 'C-2026-000417', title }
const appointment = { ...request, day: '2026-03-17', window: appointmentTexts.windowLabels['1-3'] }

const letters: Record<NotificationCategory, LetterText | readonly LetterText[]> = {
  bill_ready: billTexts.billReady({ ...bill, isOnAutopay: true }),
  payment_due: billTexts.paymentDue(bill),
  payment_result: paymentEmailTexts.receipt({
    ...bill,
    fee: 2_95,
    last4: '1111',
    confirmationNumber: 'QP-7F3K9D2M',
    balanceAfter: 0,
  }),
  autopay_upcoming: [
    billTexts.autopayUpcoming({ ...bill, paidOn: '2026-03-21' }),
    notificationTexts.cardExpiring({ ...bill, ...card }),
    notificationTexts.scheduledCardExpiring({ ...bill, ...card, payOn: '2026-05-05' }),
  ],
  past_due: billTexts.pastDue({ ...bill, step: 'late_fee', stepOn: '2026-03-27' }),
  usage_alert: notificationTexts.unusualUsage({ kind: 'gas', address: '412 Fennick Ave, Unit 12B', percent: 240 }),
  outage: outageTexts.notice({
    kind: 'started',
    services: 'Fiber and TV',
    serviceTypes: ['FIBER', 'TV'],
    community: 'Marrowby Mills',
    areaName: 'Fennick Ave and Harrow St',
    message: 'A cable was cut on Mill Road. Our crew is repairing it.',
    expectedTime: 'Friday, March 13, at 4:00 PM CDT',
  }),
  planned_work: notificationTexts.announcement('Fiber work on Friday', [
    'We replace a cabinet.',
    `Details (https://portal.example/${'construction'.repeat(20)})`,
  ]),
  appointment: caseNotificationTexts.requestChanged.rescheduled(appointment).letter,
  case_update: caseNotificationTexts.requestChanged.canceled(appointment).letter,
  new_message: caseNotificationTexts.reply({ ...request, isMessage: true }),
  security: loginEmailTexts.newDevice('Chrome on Windows', 'March 13, 2026 at 10:04 AM CDT'),
  offers: notificationTexts.announcement('A gigabit for the price of 500', ['Until the end of June.']),
  community_news: notificationTexts.announcement('The office is closed on Monday', ['We’re back on Tuesday.']),
  surveys: caseNotificationTexts.survey(request),
}

const config = readMessageConfig({ SEAL_KEY: sealKey })

function messageOf(category: NotificationCategory, content: LetterText): LetterMessage {
  const subscription = { contactId: '3f9c2b7d1e5a', customerNumber: 'CU-00000001', category, email: 'maya@example.com' }
  const unsubscribeToken = unsubscribeTokenFor(config, subscription)
  return {
    to: subscription.email,
    firstName: 'Maya',
    category,
    content,
    path: paths.payment,
    isOptional: true,
    ...(unsubscribeToken !== null && { unsubscribeToken }),
  }
}

function renderHtml(message: LetterMessage): string {
  const { letter } = prepareLetter(config, message, new Date()).waiting
  if (!letter) throw new Error('A message without a letter has no HTML')
  return letterHtml(letter)
}

const lettersOf = (category: NotificationCategory): string[] =>
  [letters[category]].flat().map((content) => renderHtml(messageOf(category, content)))

test('an email of each category meets WCAG 2.2 AA in light and dark, and is no wider than a phone', async ({
  page,
}) => {
  const pageChecker = createPageChecker(page)
  for (const category of notificationCategories) {
    for (const html of lettersOf(category)) {
      await page.setContent(html)
      await pageChecker.expectAccessibleInBothSchemes(category, phoneWidth)
    }
  }
})

test('an email without a name or a choice meets WCAG 2.2 AA on a desktop and on a phone', async ({ page }) => {
  const content = loginEmailTexts.emailChanged('new@example.com')
  await page.setContent(renderHtml({ to: 'maya@example.com', firstName: null, category: 'security', content }))
  await createPageChecker(page).expectAccessibleInBothSchemes('a changed address')
})

test('the colors of an email follow the color scheme of the reader', async ({ page }) => {
  const [html = ''] = lettersOf('payment_due')
  await page.setContent(html)
  const colors = new Set<string>()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    colors.add(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))
  }
  expect(colors.size).toBe(2)
})

const Secrets = z.object({ sealKey: z.string() })

test('the pages that stop emails meet WCAG 2.2 AA in light and dark', async ({ page, household: { person } }) => {
  const secrets = await readFile(join(setting('PORTAL_DATA_DIR'), 'secrets.json'), 'utf8')
  const portalConfig = readMessageConfig({ SEAL_KEY: z.parse(Secrets, JSON.parse(secrets)).sealKey })
  const { contactId, customerNumber, email } = person
  const category = 'payment_due'
  const token = unsubscribeTokenFor(portalConfig, { contactId, customerNumber, category, email })
  const label = notificationTexts.categoryLabels[category]
  const pageChecker = createPageChecker(page)

  await page.goto(`${unsubscribePath}?token=${token}`)
  await expect(page.getByRole('heading', { name: notificationTexts.stopEmailsAbout(label) })).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('the question', phoneWidth)

  await page.getByRole('button', { name: notificationTexts.unsubscribe }).click()
  await expect(page.getByRole('heading', { name: notificationTexts.emailsStopped(label) })).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('the answer', phoneWidth)

  await page.goto(`${unsubscribePath}?token=wrong`)
  await expect(page.getByRole('heading', { name: notificationTexts.invalidLink })).toBeVisible()
  await pageChecker.expectAccessibleInBothSchemes('the page of a link that does not work', phoneWidth)
})
