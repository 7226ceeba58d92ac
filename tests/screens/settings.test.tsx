import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { communicationTexts } from '#shared/accountTexts'
import { getCommunicationAddress, updateCommunicationAddress } from '#shared/contract/communication'
import { confirmProfileCode, getProfile, sendProfileCode, updateProfile } from '#shared/contract/profile'
import { play, renderScreen } from '../support/renderScreen'
import { address, maya, playSettings, profile } from '../support/settingsAnswers'

beforeEach(playSettings)

describe('the mailing address', () => {
  const elsewhere = { street_address: 'PO Box 118', unit: '', city: 'Cedar Bend', state: 'TX', zip: '78610' }

  it('is checked field by field and saved when it was changed', async () => {
    play(updateCommunicationAddress, { ...address, same_as_service: false })
    const hands = renderScreen('/editAccount', { as: maya })
    const save = await screen.findByRole('button', { name: 'Save address' })
    expect(save).toBeDisabled()
    await hands.click(screen.getByRole('switch', { name: 'Same as the service address' }))
    await hands.click(save)
    expect(screen.getByLabelText('Street address or PO box')).toHaveFocus()
    expect(screen.getByText('ZIP code is required')).toBeVisible()
    await hands.type(screen.getByLabelText('Street address or PO box'), 'PO Box 118')
    await hands.type(screen.getByLabelText('City'), 'Cedar Bend')
    await hands.type(screen.getByLabelText('State'), 'TX')
    await hands.type(screen.getByLabelText('ZIP code'), '78610')
    play(getCommunicationAddress, { ...address, same_as_service: false, ...elsewhere })
    await hands.click(save)
    expect(await screen.findByText(communicationTexts.addressUpdated)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Mailing address' })).toHaveFocus())
  })

  it('that is elsewhere is still so after a reload', async () => {
    const hands = renderScreen('/editAccount', { as: maya })
    await hands.click(await screen.findByRole('switch', { name: 'Same as the service address' }))
    cleanup()
    renderScreen('/editAccount', { as: maya })
    expect(await screen.findByRole('switch', { name: 'Same as the service address' })).not.toBeChecked()
  })
})

describe('editing the account', () => {
  it('saves a preferred name only when it changed', async () => {
    play(updateProfile, { ...profile, preferred_name: 'May' })
    const hands = renderScreen('/editAccount', { as: maya })
    expect(await screen.findByRole('button', { name: 'Save name' })).toBeDisabled()
    await hands.type(screen.getByLabelText('Preferred name (optional)'), 'May')
    play(getProfile, { ...profile, preferred_name: 'May' })
    await hands.click(screen.getByRole('button', { name: 'Save name' }))
    expect(await screen.findByText('Your preferred name was saved.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Name' })).toHaveFocus())
  })

  it('keeps a preferred name that is being typed through a reload', async () => {
    const hands = renderScreen('/editAccount', { as: maya })
    await hands.type(await screen.findByLabelText('Preferred name (optional)'), 'May')
    cleanup()
    renderScreen('/editAccount', { as: maya })
    expect(await screen.findByLabelText('Preferred name (optional)')).toHaveValue('May')
  })

  it('changes the email after a code, and lets the person sign in with the new one', async () => {
    const pending = { target: 'new@demo.example', expires_at: new Date(Date.now() + 600_000).toISOString() }
    play(sendProfileCode, { ...profile, pending_email: pending })
    play(confirmProfileCode, null)
    const hands = renderScreen('/editAccount', { as: maya })
    await hands.click(await screen.findByRole('button', { name: 'Change email' }))
    await hands.type(screen.getByLabelText('New email'), 'new@demo')
    await hands.click(screen.getByRole('button', { name: 'Send a code' }))
    expect(screen.getByText('Email is invalid')).toBeVisible()
    await hands.type(screen.getByLabelText('New email'), '.example')
    play(getProfile, { ...profile, pending_email: pending })
    await hands.click(screen.getByRole('button', { name: 'Send a code' }))
    await hands.type(await screen.findByLabelText('Code'), '123456')
    await hands.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.getByText('Your email was changed. Sign in with the new one.')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('new@demo.example')
  })
})
