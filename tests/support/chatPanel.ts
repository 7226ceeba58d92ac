/** Opens the chat panel next to a page, and builds answers for it. */
import { screen, within } from '@testing-library/react'
import type { ChatAnswer } from '#shared/contract/chat'
import type { UserDetails } from '#shared/contract/userDetails'
import type { AppFeature } from '#shared/contract/session'
import { aCustomer, renderScreen } from './renderScreen'
import * as chatTexts from '#shared/texts/chat'

export const anAnswer = (changes: Partial<ChatAnswer> = {}): ChatAnswer => ({
  source: 'questions',
  text: ['By card, by bank account or by check.'],
  links: [],
  command: null,
  related: [],
  offers_person: true,
  is_worded: false,
  ...changes,
})

export const unknownAnswer = anAnswer({ source: 'nothing', text: ['I do not know that.'] })

export const theChat = async () => within(await screen.findByRole('dialog', { name: chatTexts.askAQuestion }))
export const questionBox = () => screen.findByLabelText(chatTexts.yourQuestion)

interface Options {
  as?: UserDetails
  rights?: AppFeature[]
  at?: string
}

export async function openChat({ as = aCustomer(), rights, at = '/faq' }: Options = {}) {
  const hands = renderScreen(at, { as, ...(rights && { rights }) })
  await hands.click(await screen.findByRole('button', { name: chatTexts.askAQuestion }))
  const chat = await theChat()
  const ask = async (question: string) => {
    await hands.type(await questionBox(), question)
    await hands.keyboard('{Enter}')
  }
  return { hands, chat, ask }
}
