import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCommunicationAddress } from '#shared/contract/customers/communication'
import {
  addProfilePhone,
  confirmProfileCode,
  getProfile,
  removeProfilePhone,
  sendProfileCode,
  updateProfile,
} from '#shared/contract/customers/profile'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'

import * as profileTexts from '#shared/texts/customers/profile'
import * as sessionTexts from '#shared/texts/signIn/session'
import { profile } from '../../support/answers/profileAnswers'
import {
  aCustomer,
  allRights,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const maya = aCustomer()

beforeEach(() => {
  mockCall(getProfile, profile)
  mockCall(getCommunicationAddress, errorAnswer('unavailable', 'The address is not there.'))
})

describe('editing the account', () => {
  it('saves a preferred name only if it was changed', async () => {
    mockCall(updateProfile, { ...profile, preferred_name: 'May' })
    const user = renderScreen('/editAccount', { as: maya })
    expect(await screen.findByRole('button', { name: profileTexts.saveName })).toBeDisabled()
    await user.type(screen.getByLabelText(profileTexts.preferredNameOptional), 'May')
    mockCall(getProfile, { ...profile, preferred_name: 'May' })
    await user.click(screen.getByRole('button', { name: profileTexts.saveName }))
    expect(await screen.findByText(profileTexts.preferredNameSaved)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: commonTexts.name })).toHaveFocus())
  })

  it('keeps a preferred name that is being typed over a reload of the data', async () => {
    const user = renderScreen('/editAccount', { as: maya })
    await user.type(await screen.findByLabelText(profileTexts.preferredNameOptional), 'May')
    cleanup()
    renderScreen('/editAccount', { as: maya })
    expect(await screen.findByLabelText(profileTexts.preferredNameOptional)).toHaveValue('May')
  })

  it('changes the email after a code, and the user signs in with the new one', async () => {
    const pending = { target: 'new@demo.example', expires_at: new Date(Date.now() + 600_000).toISOString() }
    mockCall(sendProfileCode, { ...profile, pending_email: pending })
    mockCall(confirmProfileCode, null)
    const user = renderScreen('/editAccount', { as: maya })
    await user.click(await screen.findByRole('button', { name: profileTexts.changeEmail }))
    await user.type(screen.getByLabelText(profileTexts.newEmail), 'new@demo')
    await user.click(screen.getByRole('button', { name: profileTexts.sendACode }))
    expect(screen.getByText('Email is invalid')).toBeVisible()
    await user.type(screen.getByLabelText(profileTexts.newEmail), '.example')
    mockCall(getProfile, { ...profile, pending_email: pending })
    await user.click(screen.getByRole('button', { name: profileTexts.sendACode }))
    await user.type(await screen.findByLabelText(commonTexts.code), '123456')
    await user.click(screen.getByRole('button', { name: commonTexts.confirm }))
    expect(await screen.findByRole('heading', { name: commonTexts.signIn })).toBeVisible()
    expect(screen.getByText(sessionTexts.emailChanged)).toBeVisible()
    expect(screen.getByLabelText(commonTexts.email)).toHaveValue('new@demo.example')
  })
})

describe('phone numbers', () => {
  const work = { phone_id: '66666666-6666-4666-8666-666666666666', type: 'work' as const, number: '2905550144' }

  it('are added beside the main one with their kind, each of them once', async () => {
    mockCall(
      addProfilePhone,
      errorAnswer('invalid_input', profileTexts.phoneTwice, { number: profileTexts.phoneTwice }),
    )
    const user = renderScreen('/editAccount', { as: maya })
    await user.click(await screen.findByRole('button', { name: profileTexts.addAnotherNumber }))
    const others = within(screen.getByRole('region', { name: profileTexts.otherNumbers }))
    await user.type(others.getByLabelText(commonTexts.phone), '5125550142')
    await user.click(screen.getByRole('button', { name: profileTexts.addNumber }))
    expect(await screen.findByText(profileTexts.phoneTwice)).toBeVisible()
    await user.clear(others.getByLabelText(commonTexts.phone))
    await user.type(others.getByLabelText(commonTexts.phone), '2905550144')
    mockCall(addProfilePhone, { ...profile, other_phones: [work] })
    mockCall(getProfile, { ...profile, other_phones: [work] })
    await user.click(screen.getByRole('button', { name: profileTexts.addNumber }))
    expect(await screen.findByRole('button', { name: profileTexts.removePhone('(290) 555-0144') })).toBeVisible()
    expect(requestsOf(addProfilePhone)[1]?.body).toEqual({ type: 'home', number: '(290) 555-0144' })
    await waitFor(() => expect(screen.getByRole('heading', { name: profileTexts.otherNumbers })).toHaveFocus())
  })

  it('are removed after a confirmation', async () => {
    mockCall(getProfile, { ...profile, other_phones: [work] })
    mockCall(removeProfilePhone, profile)
    const user = renderScreen('/editAccount', { as: maya })
    await user.click(await screen.findByRole('button', { name: profileTexts.removePhone('(290) 555-0144') }))
    mockCall(getProfile, profile)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(removeProfilePhone)[0]?.body).toEqual({ phone_id: work.phone_id }))
    await waitFor(() => expect(screen.queryByText(communicationTexts.phoneTypeLabels.work)).not.toBeInTheDocument())
  })

  it('include the main one with its kind', async () => {
    mockCall(updateProfile, { ...profile, phone_type: 'home' })
    const user = renderScreen('/editAccount', { as: maya })
    await user.click(await screen.findByRole('combobox', { name: commonTexts.kind }))
    mockCall(getProfile, { ...profile, phone_type: 'home' })
    await user.click(
      await screen.findByText(communicationTexts.phoneTypeLabels.home, { selector: '.ant-select-item-option-content' }),
    )
    await screen.findByText(profileTexts.phoneTypeSaved)
    expect(requestsOf(updateProfile)[0]?.body).toEqual({ phone_type: 'home' })
  })
})

describe('the language of care', () => {
  it('is stored by the server, and returns to its previous value if it is rejected', async () => {
    mockCall(updateProfile, errorAnswer('unavailable', 'Not now.'))
    const user = renderScreen('/editAccount', { as: maya })
    const choose = async () => {
      await user.click(await screen.findByRole('combobox', { name: profileTexts.contactLanguage }))
      await user.click(
        await screen.findByText(communicationTexts.languageLabels.es, { selector: '.ant-select-item-option-content' }),
      )
    }
    await choose()
    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(
      screen.getByText(communicationTexts.languageLabels.en, {
        selector: '.ant-select-content *, .ant-select-content',
      }),
    ).toBeVisible()
    mockCall(updateProfile, { ...profile, language: 'es' })
    await choose()
    await screen.findByText(profileTexts.languageSaved)
    expect(requestsOf(updateProfile)[1]?.body).toEqual({ language: 'es' })
  })

  it('can’t be changed without the right to it', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/editAccount', { as: maya, rights })
    expect(await screen.findByRole('combobox', { name: profileTexts.contactLanguage })).toBeDisabled()
    expect(screen.queryByRole('button', { name: profileTexts.addAnotherNumber })).not.toBeInTheDocument()
  })
})
