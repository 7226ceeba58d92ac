import { accountQuestions } from '#shared/chatQuestions'
import { pageKeywords } from '#shared/pageKeywords'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as chatTexts from '#shared/texts/speech/chat'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import * as chatAnswerTexts from '#shared/texts/speech/chatAnswers'
import * as commandTexts from '#shared/texts/speech/commands'
import { createPageChecker } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'

const owes = chatAccountTexts.owesUntil('own', 110_80, '2026-03-22')
const [unknownAnswer = ''] = chatAnswerTexts.unknown
const paymentLink = { name: pageKeywords.payment?.chatLabel ?? '' }

test('a customer asks the chat, follows its links, and hands over an unanswered question to customer care', async ({
  customerPage: page,
}) => {
  await page.goto('/faq')
  await page.getByRole('button', { name: chatTexts.askAQuestion }).click()
  const chat = page.getByRole('dialog', { name: chatTexts.askAQuestion })
  const box = chat.getByLabel(chatTexts.yourQuestion)
  await expect(box).toBeFocused()
  await chat.getByRole('button', { name: accountQuestions.balance.example }).click()
  await expect(chat.getByText(owes)).toBeVisible()
  // The page next to the chat stays usable, and the conversation stays open on the next page.
  await chat.getByRole('link', paymentLink).click()
  await expect(page.getByRole('heading', { name: pageTexts.makeAPayment, level: 1 })).toBeVisible()
  await expect(chat.getByText(owes)).toBeVisible()

  await box.fill('Who won the world cup?')
  await box.press('Enter')
  await expect(chat.getByText(unknownAnswer)).toBeVisible()
  const pageChecker = createPageChecker(page)
  await pageChecker.waitUntilIdle()
  await pageChecker.expectAccessibleInBothSchemes('the open chat')
  await chat.getByRole('button', { name: chatTexts.handOverTitle }).click()
  await chat.getByLabel(chatTexts.noteOptional).fill('My neighbor asks.')
  await pageChecker.expectAccessibleInBothSchemes('the hand-over of the chat')
  await chat.getByRole('button', { name: commonTexts.send }).click()
  await expect(chat.getByText(new RegExp(chatTexts.handedOver('C-.*')))).toBeVisible()
  await chat.getByRole('link', { name: chatTexts.openTheMessage }).click()
  await expect(page).toHaveURL(/\/messageCenter\?case=/)
  const drawer = page.getByRole('dialog', { name: 'Message Details' })
  await expect(drawer.getByText(chatTexts.fromTheChat('Who won the world cup?'))).toBeVisible()
  await expect(drawer.getByText('My neighbor asks.')).toContainText(owes)
})

test('on a narrow screen the chat covers the page, which can’t be used, is below dialogs and notifications, and closes when a link in it is followed', async ({
  customerPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  const opener = page.getByRole('button', { name: chatTexts.askAQuestion })
  await opener.click()
  const chat = page.getByRole('dialog', { name: chatTexts.askAQuestion })
  await expect(chat.getByLabel(chatTexts.yourQuestion)).toBeFocused()
  await expect(page.locator('[inert] h1')).toHaveCount(1)
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[inert]'))).toBe(null)
  }

  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: commandTexts.palettePrompt })
  await box.click()
  await box.fill('show balance')
  await box.press('Enter')
  const owed = paymentTexts.owes('own', '$110.80', '03/22/2026')
  await expect(page.getByText(commandTexts.balanceAt('Fiber', '412 Fennick Ave', owed))).toBeVisible()
  // A real click requires that the button is on top.
  await page.getByRole('button', { name: commonTexts.dismiss, exact: true }).click()
  await expect(chat).toBeVisible()
  await chat.getByRole('heading', { name: chatTexts.askAQuestion }).click()
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)

  await opener.click()
  await chat.getByRole('button', { name: accountQuestions.balance.example }).click()
  await expect(chat.getByText(owes)).toBeVisible()
  // In a long conversation only the conversation scrolls.
  for (const question of [
    'How do I pay?',
    chatTexts.exampleAutopay,
    'How do I change my password?',
    'Which plan do I have?',
  ]) {
    await chat.getByLabel(chatTexts.yourQuestion).fill(question)
    await page.keyboard.press('Enter')
    await expect(chat.getByText(`${chatTexts.youAsked} ${question}`)).toBeVisible()
    await expect(chat.getByText(chatTexts.lookingItUp)).toHaveCount(0)
  }
  expect(await chat.evaluate(({ scrollTop, scrollHeight }) => [scrollTop, scrollHeight])).toEqual([0, 844])
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await chat.getByRole('link', paymentLink).first().click()
  await expect(chat).toBeHidden()
  await expect(page.getByRole('heading', { name: pageTexts.makeAPayment, level: 1 })).toBeFocused()
})
