import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import * as replyTexts from '#shared/texts/cases/heldReplies'
import * as messageTexts from '#shared/texts/cases/messages'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'

test('staff see a new message, take and answer it, and the customer reads the answer', async ({
  customerPage: page,
  household,
  staff,
  openDevice,
}) => {
  const queue = await openDevice(staff)
  await queue.goto(`/messageQueue?email=${encodeURIComponent(household.person.email)}`)
  await expect(queue.getByText(queueTexts.noSearchResults)).toBeVisible()

  await page.goto('/messageCenter')
  await page.getByRole('button', { name: '+ New Message' }).click()
  const writing = page.getByRole('dialog', { name: 'Create a message' })
  await writing.getByLabel(commonTexts.subject).fill('The light on the box is red')
  await writing.getByLabel(commonTexts.description).fill('Since this morning.')
  await writing.getByRole('button', { name: messageTexts.submit }).click()
  await expect(writing).toBeHidden()

  await queue.getByRole('button', { name: queueTexts.newMessageCount(1) }).click()
  await expect(queue.getByText('The light on the box is red')).toBeVisible()
  // Pressing the pill moves the focus to the newest message.
  await expect(queue.getByRole('button', { name: /The light on the box is red/ })).toBeFocused()
  // The demo’s team has assigned the message to the next of its members.
  await queue.keyboard.press('a')
  await queue.getByRole('button', { name: commonTexts.yes }).click()
  await expect(queue.getByText(commonTexts.you, { exact: true })).toBeVisible()
  await queue.keyboard.press('r')
  const details = queue.getByRole('dialog', { name: 'Message Details' })
  const reply = details.getByLabel(queueTexts.replyTo('The light on the box is red'))
  await expect(reply).toBeFocused()
  await expectAccessible(queue, '/messageQueue with a message')
  await queue.keyboard.type('/')
  await expect(details.getByRole('listbox', { name: cannedAnswerTexts.cannedAnswers })).toBeVisible()
  await expectAccessible(queue, '/messageQueue with canned answers')
  await reply.fill('We have restarted it.')
  await queue.keyboard.press('Control+Enter')
  await details.getByRole('button', { name: replyTexts.undo }).click()
  await expect(reply).toHaveValue('We have restarted it.')
  await reply.fill('We have restarted it from here.')
  await queue.keyboard.press('Control+Enter')
  await expect(reply).toHaveValue('')
  await expectAccessible(queue, '/messageQueue with a reply that is held')
  await expect(details.getByRole('listitem').getByText('We have restarted it from here.')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: messageTexts.commentsOn(1, 'The light on the box is red') }).click()
  await expect(page.getByText('We have restarted it from here.')).toBeVisible()
  await expect(page.getByText('Imani Penhallow', { exact: true })).toBeVisible()
})
