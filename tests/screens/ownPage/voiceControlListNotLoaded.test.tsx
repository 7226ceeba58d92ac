import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { joinSentences } from '#shared/format/joinWords'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import * as visitorTexts from '#shared/texts/visitorPages'
import { mockVoiceControl, restoreVoiceControl, startListening } from '../../support/screens/fakeVoiceControl'
import { aCustomer, mockConfig, renderScreen } from '../../support/screens/renderScreen'

vi.mock('../../../renderer/app/commands/CommandList', () => {
  throw new Error('It is not there.')
})

beforeEach(() => {
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  mockVoiceControl()
  mockConfig({ features: { transcription: true } })
})
afterEach(restoreVoiceControl)

it('a failure to load what the voice bar opens is reported, and bar and button stay', async () => {
  const user = renderScreen('/faq', { as: aCustomer() })
  await startListening(user)
  const bar = await screen.findByRole('region', { name: voiceControlTexts.voiceCommands })
  await user.click(within(bar).getByRole('button', { name: voiceControlTexts.listLink }))
  expect(
    await screen.findByText(joinSentences(voiceControlTexts.commandsNotLoaded, visitorTexts.reloadHint)),
  ).toBeInTheDocument()
  expect(bar).toBeInTheDocument()
  expect(screen.getByRole('button', { name: voiceControlTexts.voiceCommands })).toHaveAttribute('aria-pressed', 'true')
})
