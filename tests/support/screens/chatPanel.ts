/** Opens the chat panel next to a page, and builds answers for it. */
import { screen, within } from '@testing-library/react'
import type { AppFeature } from '#shared/access/appFeature'
import type { UserDetails } from '#shared/contract/customers/userDetails'
import type { ChatAnswer } from '#shared/contract/speech/chat'
import * as chatTexts from '#shared/texts/speech/chat'
import { aCustomer, renderScreen } from './renderScreen'

export const anAnswer = (changes: Partial<ChatAnswer> = {}): ChatAnswer => ({
  source: 'questions',
  about: [],
  text: ['By card, by bank account or by check.'],
  links: [],
  command: null,
  related: [],
  offers_person: true,
  is_worded: false,
  ...changes,
})

export const unknownAnswer = anAnswer({ source: 'nothing', text: ['I do not know that.'] })

export const findChat = async () => within(await screen.findByRole('dialog', { name: chatTexts.askAQuestion }))
export const findQuestionBox = () => screen.findByLabelText(chatTexts.yourQuestion)

interface ChatPanelOptions {
  as?: UserDetails
  rights?: AppFeature[]
  at?: string
}

export async function openChat({ as = aCustomer(), rights, at = '/faq' }: ChatPanelOptions = {}) {
  const user = renderScreen(at, { as, ...(rights && { rights }) })
  await user.click(await screen.findByRole('button', { name: chatTexts.askAQuestion }))
  const chat = await findChat()
  const ask = async (question: string) => {
    await user.type(await findQuestionBox(), question)
    await user.keyboard('{Enter}')
  }
  return { user, chat, ask }
}
