import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listCommunityPlans } from '#shared/contract/services/plans'
import {
  blockNumber,
  deleteVoicemail,
  getVoicemailSound,
  listCalls,
  listLines,
  listVoicemails,
  markVoicemail,
  resetGreeting,
  setGreeting,
  unblockNumber,
  updateEmergencyAddress,
  updateForwarding,
  updateLine,
  updateRinging,
} from '#shared/contract/services/voip'
import * as commonTexts from '#shared/texts/common'
import * as voipTexts from '#shared/texts/services/voip'
import { pendingAddress, voicemail, voipLine, withServices } from '../../support/answers/voipAnswers'
import { ownText } from '../../support/screens/ownText'
import {
  aCustomer,
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const maya = withServices('VOIP')
const { line_id } = voipLine()

beforeEach(() => {
  mockCall(listLines, [voipLine()])
  // The test DOM has no object URLs.
  URL.createObjectURL = vi.fn(() => 'blob:sound')
  URL.revokeObjectURL = vi.fn()
})

const open = (search = '', options = {}) => renderScreen(`/voipCustomer${search}`, { as: maya, ...options })
const readOnly = { rights: allRights.map((right) => ({ ...right, write: false })) }

describe('a VoIP line', () => {
  it('shows the emergency address first, and loads only what is shown', async () => {
    open()
    const emergency = within(await screen.findByRole('region', { name: voipTexts.emergencyAddressE911 }))
    expect(emergency.getByText('12 Larkspur Lane, Cedar Bend, TX 78610')).toBeVisible()
    expect(emergency.getByText(voipTexts.confirmed)).toBeVisible()
    expect(screen.getByText('(296) 962-3061')).toBeVisible()
    expect(screen.getByText('(292) 555-0147', { selector: 'span:not(.visually-hidden)' })).toBeVisible()
    for (const call of [listVoicemails, listCalls, listCommunityPlans]) expect(requestsOf(call)).toHaveLength(0)
  })

  it('is read-only without the right to change it', async () => {
    open('', readOnly)
    expect(await screen.findByText('(296) 962-3061')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Change|Block|Unblock)/ })).not.toBeInTheDocument()
    for (const name of [voipTexts.rejectAnonymousCalls, voipTexts.internationalCalls]) {
      expect(screen.getByRole('switch', { name })).toBeDisabled()
    }
  })

  it('can be selected if there are several', async () => {
    mockCall(listLines, [voipLine(), voipLine({ line_id: line_id.replaceAll('4', '6'), number: '2905550188' })])
    const user = open()
    await user.click(await screen.findByRole('link', { name: '(290) 555-0188' }))
    expect(await screen.findByRole('link', { name: '(290) 555-0188', current: 'page' })).toBeVisible()
  })

  it('is explained for an account without a line, for an address without VoIP, and to staff', async () => {
    mockCall(listLines, [])
    mockCall(listCommunityPlans, errorAnswer('unavailable', 'The service is starting.'))
    open()
    expect(await screen.findByText(voipTexts.noLine)).toBeVisible()
  })

  it('is reported as unavailable at an address without VoIP', async () => {
    open('', { as: aCustomer() })
    expect(await screen.findByText(commonTexts.noServiceAt('voice', '12 Larkspur Lane'))).toBeVisible()
  })

  it('is explained to staff', async () => {
    open('', { as: aStaffMember() })
    expect(await screen.findByText(commonTexts.chooseCustomerFirst)).toBeVisible()
  })
})

describe('the emergency address', () => {
  it('is pending after a change, and the old one still applies', async () => {
    mockCall(updateEmergencyAddress, voipLine({ pending_address: pendingAddress }))
    const user = open()
    await user.click(await screen.findByRole('button', { name: voipTexts.changeAddress }))
    const dialog = within(await screen.findByRole('dialog'))
    const street = dialog.getByLabelText(commonTexts.streetAddress)
    await user.clear(street)
    await user.click(dialog.getByRole('button', { name: voipTexts.sendAddress }))
    expect(await dialog.findByText('Street address is required')).toBeInTheDocument()
    expect(street).toHaveFocus()
    await user.type(street, '8 Wren Ln')
    mockCall(listLines, [voipLine({ pending_address: pendingAddress })])
    await user.dblClick(dialog.getByRole('button', { name: voipTexts.sendAddress }))
    const emergency = within(screen.getByRole('region', { name: voipTexts.emergencyAddressE911, hidden: true }))
    expect(await emergency.findByText(/8 Wren Ln/)).toBeInTheDocument()
    expect(emergency.getByText(voipTexts.pending)).toBeInTheDocument()
    expect(emergency.getByText(voipTexts.stillInUse)).toBeInTheDocument()
    expect(requestsOf(updateEmergencyAddress)).toHaveLength(1)
  })
})

describe('call handling', () => {
  it('shows the stored values after the dialog is canceled', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: voipTexts.changeName }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(voipTexts.callerIdName), ' Ltd')
    await user.click(dialog.getByRole('button', { name: commonTexts.cancel }))
    await user.click(screen.getByRole('button', { name: voipTexts.changeName }))
    expect(within(await screen.findByRole('dialog')).getByLabelText(voipTexts.callerIdName)).toHaveValue('Maya Fields')
  })

  it('is edited from the stored values, not from the last input', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: voipTexts.changeAddress }))
    await user.type(within(await screen.findByRole('dialog')).getByLabelText(commonTexts.city), ' West')
    cleanup()
    mockCall(listLines, [voipLine({ pending_address: { ...pendingAddress, street_address: '40 Heron Way' } })])
    const handsAfter = open()
    await handsAfter.click(await screen.findByRole('button', { name: voipTexts.changeAddress }))
    const after = within(await screen.findByRole('dialog'))
    expect(after.getByLabelText(commonTexts.streetAddress)).toHaveValue('40 Heron Way')
    expect(after.getByLabelText(commonTexts.city)).toHaveValue(pendingAddress.city)
  })

  it('is switched, and reported once the switch is stored', async () => {
    mockCall(updateLine, voipLine({ rejects_anonymous: true }))
    const user = open()
    await user.click(await screen.findByRole('switch', { name: voipTexts.rejectAnonymousCalls }))
    expect(await screen.findByText(voipTexts.saved)).toBeInTheDocument()
    expect(requestsOf(updateLine)[0]?.body).toEqual({ line_id, rejects_anonymous: true })
    await waitFor(() => expect(requestsOf(listLines)).toHaveLength(2))
  })

  it('forwards to a number other than the line’s own', async () => {
    mockCall(updateForwarding, voipLine())
    const user = open()
    await user.click(await screen.findByRole('button', { name: voipTexts.changeForwarding }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('radio', { name: voipTexts.forwardingLabels.no_answer }))
    await user.type(dialog.getByLabelText(voipTexts.forwardTo), '2969623061')
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(await dialog.findByText(voipTexts.ownNumber)).toBeInTheDocument()
    await user.clear(dialog.getByLabelText(voipTexts.forwardTo))
    await user.type(dialog.getByLabelText(voipTexts.forwardTo), '2905550101')
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(requestsOf(updateForwarding)[0]?.body).toEqual({
        line_id,
        forwarding: 'no_answer',
        forward_to: '2905550101',
      }),
    )
  })

  it('rings other numbers, each of them once', async () => {
    mockCall(updateRinging, voipLine())
    const user = open()
    await user.click(await screen.findByRole('button', { name: voipTexts.changeSimultaneousRing }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('switch', { name: voipTexts.ringingSwitch }))
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(await dialog.findByText(voipTexts.ringNone)).toBeInTheDocument()
    await user.type(dialog.getByLabelText(voipTexts.numberAt(1)), '2905550101')
    await user.type(dialog.getByLabelText(voipTexts.numberAt(2)), '2905550101')
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(await dialog.findByText(voipTexts.ringTwice)).toBeInTheDocument()
    await user.clear(dialog.getByLabelText(voipTexts.numberAt(2)))
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(requestsOf(updateRinging)[0]?.body).toEqual({ line_id, is_on: true, numbers: ['2905550101'] }),
    )
  })
})

describe('the block list', () => {
  it('the empty block list leads to the calls, where a number can be found', async () => {
    mockCall(listLines, [voipLine({ blocked: [] })])
    mockCall(listCalls, { calls: [], total_count: 0 })
    const user = open()
    await user.click(await screen.findByRole('link', { name: voipTexts.callHistoryLink }))
    expect(await screen.findByText(voipTexts.noCalls)).toBeVisible()
  })

  it('takes a number once, and removes one', async () => {
    mockCall(blockNumber, voipLine())
    mockCall(unblockNumber, voipLine({ blocked: [] }))
    const user = open()
    const field = await screen.findByLabelText(voipTexts.numberToBlock)
    await user.type(field, '2925550147')
    await user.click(screen.getByRole('button', { name: voipTexts.blockNumber }))
    expect(await screen.findByText(voipTexts.blockedAlready)).toBeVisible()
    await user.clear(field)
    await user.type(field, '2985550190')
    await user.click(screen.getByRole('button', { name: voipTexts.blockNumber }))
    await waitFor(() => expect(requestsOf(blockNumber)[0]?.body).toEqual({ line_id, number: '2985550190' }))
    await waitFor(() => expect(field).toHaveValue(''))
    await user.click(screen.getByRole('button', { name: voipTexts.unblockNumber('(292) 555-0147') }))
    await waitFor(() => expect(requestsOf(unblockNumber)).toHaveLength(1))
  })
})

describe('voicemails', () => {
  it('can be read, marked and, after a confirmation, deleted', async () => {
    mockCall(listVoicemails, { voicemails: [voicemail()], total_count: 1 })
    mockCall(markVoicemail, null)
    mockCall(deleteVoicemail, null)
    const user = open('?show=voicemail')
    expect(await screen.findByText('Your car is done.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: voipTexts.markHeardLabel('Wren Garage') }))
    await waitFor(() => expect(requestsOf(listVoicemails)).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: voipTexts.deleteVoicemailFrom('Wren Garage') }))
    mockCall(listVoicemails, { voicemails: [], total_count: 0 })
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(voipTexts.noVoicemails)).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: voipTexts.setUpForwarding }))
    expect(await screen.findByRole('button', { name: voipTexts.changeForwarding })).toBeVisible()
  })

  it('can be played, and are no longer new then', async () => {
    mockCall(listVoicemails, { voicemails: [voicemail()], total_count: 1 })
    mockCall(getVoicemailSound, errorAnswer('provider_failed', voipTexts.noSound))
    mockCall(markVoicemail, null)
    const user = open('?show=voicemail')
    await user.click(
      await screen.findByRole('button', { name: commonTexts.playItem(voipTexts.voicemailFrom('Wren Garage')) }),
    )
    expect(await screen.findByText(voipTexts.noSound, { selector: '[role=alert]' })).toBeVisible()
    mockCall(getVoicemailSound, new Blob(['RIFF'], { type: 'audio/wav' }))
    await user.click(screen.getByRole('button', { name: commonTexts.playItem(voipTexts.voicemailFrom('Wren Garage')) }))
    const player = await screen.findByLabelText(voipTexts.voicemailFrom('Wren Garage'))
    expect(player).toHaveAttribute('src', 'blob:sound')
    expect(requestsOf(markVoicemail)).toHaveLength(0)
    fireEvent.play(player)
    await waitFor(() =>
      expect(requestsOf(markVoicemail)[0]?.body).toEqual({ voicemail_id: voicemail().voicemail_id, is_heard: true }),
    )
  })

  it('say so if they were not transcribed', async () => {
    mockCall(listVoicemails, { voicemails: [voicemail({ transcription: null })], total_count: 1 })
    open('?show=voicemail')
    expect(await screen.findByText(voipTexts.noTranscript)).toBeVisible()
  })

  it('show an error if they could not be loaded, while the rest of the page stays', async () => {
    mockCall(listVoicemails, errorAnswer('unavailable', 'The service is starting.'))
    open('?show=voicemail')
    expect(await screen.findByText(voipTexts.voicemailsNotLoaded)).toBeVisible()
    expect(screen.getByText(voipTexts.confirmed)).toBeVisible()
  })
})

describe('the greeting', () => {
  beforeEach(() => mockCall(listVoicemails, { voicemails: [], total_count: 0 }))

  it('is replaced by a file, which the server may reject', async () => {
    mockCall(setGreeting, errorAnswer('unsupported_type', voipTexts.greetingType))
    const user = open('?show=voicemail')
    const input = await screen.findByLabelText(voipTexts.greetingFile)
    const file = new File(['RIFF'], 'hello.wav', { type: 'audio/wav' })
    await user.upload(input, file)
    expect(await screen.findByText(voipTexts.greetingType)).toBeVisible()
    const set = voipLine({ greeting_date: '2026-03-13T15:00:00.000Z' })
    mockCall(setGreeting, set)
    mockCall(listLines, [set])
    await user.upload(input, file)
    expect(await screen.findByText(ownText(voipTexts.ownGreeting))).toBeVisible()
    expect(requestsOf(setGreeting)[1]?.body).toMatchObject({ line_id, file: expect.any(File) })
  })

  it('is not sent if it is larger than 2 MB', async () => {
    const user = open('?show=voicemail')
    const file = new File([new Uint8Array(2_000_001)], 'long.wav', { type: 'audio/wav' })
    await user.upload(await screen.findByLabelText(voipTexts.greetingFile), file)
    expect(await screen.findByText(voipTexts.greetingTooLarge)).toBeVisible()
    expect(requestsOf(setGreeting)).toHaveLength(0)
  })

  it('can be reset to the standard one', async () => {
    mockCall(listLines, [voipLine({ greeting_date: '2026-03-13T15:00:00.000Z' })])
    mockCall(resetGreeting, voipLine())
    const user = open('?show=voicemail')
    const back = await screen.findByRole('button', { name: voipTexts.resetGreeting })
    mockCall(listLines, [voipLine()])
    await user.click(back)
    expect(await screen.findByText(voipTexts.standardGreetingHint)).toBeVisible()
    expect(requestsOf(resetGreeting)[0]?.body).toEqual({ line_id })
  })
})

describe('the call history', () => {
  it('is loaded for the kind and page in the URL', async () => {
    const call = { call_id: 'a', name: '', started_date: '2026-03-12T18:00:00.000Z', seconds: 0 }
    mockCall(listCalls, { calls: [{ ...call, kind: 'missed', number: '' }], total_count: 21 })
    const user = open('?show=calls&kind=missed')
    expect(await screen.findByRole('cell', { name: voipTexts.privateNumber })).toBeVisible()
    await user.click(screen.getByRole('button', { name: commonTexts.page(2) }))
    await waitFor(() =>
      expect(requestsOf(listCalls).at(-1)?.query).toMatchObject({ line_id, kind: 'missed', page_number: 2 }),
    )
  })
})

describe('/alianza', () => {
  it('opens the voice settings', async () => {
    const user = renderScreen('/alianza', { as: maya })
    await user.click(await screen.findByRole('link', { name: voipTexts.voipLink }))
    expect(await screen.findByText('(296) 962-3061')).toBeVisible()
  })
})
