/** Types commands into the palette, as users do. */
import { screen } from '@testing-library/react'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as commandTexts from '#shared/texts/speech/commands'
import { enterText } from './enterText'
import { aCustomer, allRights, renderScreen } from './renderScreen'

/** Gives a command on a page without any of its own. Returns the option that was run, too. */
export async function giveCommand(sentence: string, rights = allRights) {
  const user = renderScreen('/faq', { as: aCustomer(), rights })
  await screen.findByRole('button', { name: commandTexts.openPalette })
  return { user, option: await give(user, sentence) }
}

/** Gives a command, and returns the option that was run. */
export async function give(user: ReturnType<typeof renderScreen>, sentence: string): Promise<HTMLElement> {
  await user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: commandTexts.palettePrompt })
  await enterText(user, box, sentence)
  const option = screen.getByRole('option', { selected: true })
  await user.keyboard('{Enter}')
  return option
}

export const findPaymentReview = () => screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })
