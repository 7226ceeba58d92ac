import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getPreferences } from '#shared/contract/customers/preferences'
import { viewBalance } from '#shared/contract/payments/payments'
import { defaultPreferences } from '#shared/customers/preferences'
import { joinSentences } from '#shared/format/joinWords'
import * as commandTexts from '#shared/texts/speech/commands'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import * as visitorTexts from '#shared/texts/visitorPages'
import { store } from '../../../renderer/app/store'
import { selectNotifications } from '../../../renderer/ui/notices/notificationsSlice'
import { owes } from '../../support/answers/paymentAnswers'
import { mockVoiceControl, restoreVoiceControl } from '../../support/screens/fakeVoiceControl'
import { aCustomer, mockCall, mockConfig, renderScreen } from '../../support/screens/renderScreen'

vi.mock('../../../renderer/app/voiceControl/ListenerAndSpeaker', () => {
  throw new Error('It is not there.')
})

beforeEach(() => {
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  mockVoiceControl()
  mockConfig({ features: { speech: true, transcription: true } })
  mockCall(viewBalance, owes)
  mockCall(getPreferences, { ...defaultPreferences, spoken_confirmations: true })
})
afterEach(restoreVoiceControl)

it('a failure to load playback blocks nothing, and is reported to users who then turn on the microphone', async () => {
  const user = renderScreen('/faq', { as: aCustomer() })
  await screen.findByRole('button', { name: voiceControlTexts.voiceCommands })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: commandTexts.palettePrompt }), 'show balance{Enter}')
  const errorText = joinSentences(voiceControlTexts.voiceNotLoaded, visitorTexts.reloadHint)
  await screen.findByText(errorText)
  expect(selectNotifications(store.getState()).speechTexts).toEqual([])
  await waitFor(() => expect(screen.queryByText(errorText)).toBeNull())
  await user.click(await screen.findByRole('button', { name: voiceControlTexts.voiceCommands }))
  expect(await screen.findByText(errorText)).toBeVisible()
  expect(screen.getByRole('button', { name: voiceControlTexts.voiceCommands })).toHaveAttribute('aria-pressed', 'false')
})
