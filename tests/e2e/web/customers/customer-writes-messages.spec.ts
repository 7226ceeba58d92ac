import { eq } from 'drizzle-orm'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import { caseComments, cases } from '../../../../server/db/schema/cases'
import { expect, test } from '../../../support/browser/browser'
import { addPerson } from '../../../support/data/people'

test('a customer writes a message, staff answer, and the customer reads and replies', async ({
  customerPage: page,
  db,
  household,
}) => {
  await page.goto('/messageCenter')
  await expect(page.getByText(messageTexts.noMessagesOfCustomer)).toBeVisible()
  await page.getByRole('button', { name: '+ New Message' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a message' })
  await dialog.getByRole('button', { name: messageTexts.submit }).click()
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await expect(dialog.getByLabel(commonTexts.subject)).toBeFocused()
  await dialog.getByLabel(commonTexts.subject).fill('Away for two months')
  await dialog.getByLabel(commonTexts.description).fill('Can fiber be put on hold?')
  await dialog.getByRole('button', { name: messageTexts.submit }).click()
  // The snackbar stays for a second; the screen tests check that it appears.
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Away for two months' })).toBeVisible()

  const clerk = await addPerson(db, { userType: 'CENTRIC' })
  const [row] = await db.select().from(cases).where(eq(cases.customerNumber, household.person.customerNumber))
  await db.insert(caseComments).values(
    ['Yes, it can.', 'For how long?', 'From which day?'].map((body, index) => ({
      caseId: row?.id ?? '',
      userId: clerk.userId,
      authorName: 'Imani Penhallow',
      authorType: 'CENTRIC' as const,
      body,
      // Before now, so that the customer's own comment comes later, however fast the machine is.
      createdAt: new Date(Date.now() - 3000 + index * 1000),
    })),
  )
  await db
    .update(cases)
    .set({ commentCount: 3, answeredAt: new Date() })
    .where(eq(cases.id, row?.id ?? ''))
  await page.reload()
  await expect(
    page.getByRole('link', { name: `${pageTexts.messageCenter} ${frameTexts.newMessageCount(1)}` }),
  ).toBeVisible()

  await page.getByRole('button', { name: messageTexts.commentsOn(3, 'Away for two months') }).click()
  await expect(page.getByText('From which day?')).toBeVisible()
  await expect(page.getByText('Yes, it can.')).toBeHidden()
  await page.getByRole('button', { name: 'View All' }).click()
  const drawer = page.getByRole('dialog', { name: 'Message Details' })
  await expect(drawer.getByText('Yes, it can.')).toBeVisible()
  await drawer.getByLabel(messageTexts.commentOn('Away for two months')).fill('From the first of May.')
  await drawer.getByRole('button', { name: messageTexts.submit }).click()
  await expect(drawer.getByRole('listitem').first()).toContainText('From the first of May.')
})
