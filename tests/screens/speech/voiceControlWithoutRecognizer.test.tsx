import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as commonTexts from '#shared/texts/common'
import * as commandTexts from '#shared/texts/speech/commands'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { microphone, mockVoiceControl, restoreVoiceControl } from '../../support/screens/fakeVoiceControl'
import { aCustomer, renderScreen } from '../../support/screens/renderScreen'

beforeEach(() => {
  mockVoiceControl()
})
afterEach(restoreVoiceControl)

it('without a recognizer the button of the microphone says so, and commands can be typed instead', async () => {
  const user = renderScreen('/faq', { as: aCustomer() })
  const toggle = await screen.findByRole('button', { name: voiceControlTexts.voiceCommands })
  await user.click(toggle)
  const bar = within(await screen.findByRole('region', { name: voiceControlTexts.voiceCommands }))
  const text = voiceControlTexts.notSetUp('Ctrl K')
  expect(await bar.findByText(text)).toBeVisible()
  expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument()
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'false'))
  expect(microphone.getUserMedia).not.toHaveBeenCalled()
  await user.click(bar.getByRole('button', { name: voiceControlTexts.listLink }))
  const dialog = await screen.findByRole('dialog', { name: commandTexts.listTitle })
  expect(within(dialog).getByText(commandTexts.listHint(false))).toBeInTheDocument()
  expect(within(dialog).queryByText(commandTexts.listHint(true))).toBeNull()
  await user.click(within(dialog).getAllByRole('button', { name: commonTexts.close }).at(-1) ?? dialog)
  await user.click(bar.getByRole('button', { name: voiceControlTexts.typeACommand }))
  const box = await screen.findByRole('combobox', { name: commandTexts.palettePrompt })
  await user.type(box, 'make payment fifty dollars')
  expect(screen.getByRole('option', { name: /Make Payment/ })).toBeInTheDocument()
})
