import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type CommunicationPreferences,
  confirmContactCode,
  getCommunicationContacts,
  getCommunicationPreferences,
  sendContactCode,
  updateCommunicationPreferences,
} from '#shared/contract/customers/communication'
import { getCustomerOverview } from '#shared/contract/customers/customers'
import { listSentMessages, type SentMessage, sendEmail } from '#shared/contract/customers/sentMessages'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as notificationTexts from '#shared/texts/customers/notifications'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import * as smsTexts from '#shared/texts/customers/textMessages'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { anOverview } from '../../support/answers/customerAnswers'
import { contact, group, maya, mockSettings, preferences } from '../../support/answers/settingsAnswers'
import {
  aCustomer,
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

beforeEach(mockSettings)

describe('notification preferences', () => {
  const open = async () => {
    const user = renderScreen('/communicationPreference', { as: maya })
    await screen.findByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'email') })
    return user
  }

  it('lock mandatory notifications and show the reason', async () => {
    await open()
    expect(
      screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('past_due', 'email') }),
    ).toBeDisabled()
    expect(screen.getByText(notificationTexts.disconnectReason)).toBeVisible()
  })

  it('lock the email about a new bill while billing is paperless, and show why', async () => {
    mockCall(getCommunicationPreferences, { ...preferences, paperless: true })
    await open()
    expect(
      screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'email') }),
    ).toBeDisabled()
    expect(screen.getByText(notificationTexts.paperlessNeedsEmail)).toBeVisible()
  })

  it('say that texts to the number are stopped, and how to start them again', async () => {
    mockCall(getCommunicationContacts, [{ ...contact, phone_verified: true, phone_stopped: true }])
    await open()
    expect(screen.getByText(smsTexts.numberStopped)).toBeVisible()
    expect(
      screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'sms') }),
    ).toBeDisabled()
  })

  it('say which emails no one can turn off', async () => {
    await open()
    expect(screen.getByText(preferenceTexts.alwaysSent)).toBeVisible()
  })

  it('offer only the channels that the provider can use', async () => {
    mockCall(getCommunicationPreferences, { ...preferences, available_channels: ['email'] })
    await open()
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(columns).toEqual([preferenceTexts.notification, notificationTexts.channelNames.email])
    expect(screen.queryByRole('switch', { name: preferenceTexts.quietHours })).not.toBeInTheDocument()
  })

  it('are saved immediately, row by row', async () => {
    mockCall(getCommunicationContacts, [{ ...contact, phone_verified: true }])
    mockCall(updateCommunicationPreferences, preferences)
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'sms') }))
    expect(
      screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'sms') }),
    ).toBeChecked()
    // Both messages disappear after a while, so the test must wait for them together.
    await Promise.all([screen.findByText(commonTexts.saved), screen.findByText(communicationTexts.preferencesUpdated)])
    expect(requestsOf(updateCommunicationPreferences)[0]?.body).toEqual({
      billing_group_id: group,
      contact_id: 'contact-1',
      category: 'bill_ready',
      channels: ['email', 'sms'],
    })
  })

  it('return to their previous values if they could not be saved, and say so', async () => {
    mockCall(updateCommunicationPreferences, errorAnswer('unavailable', 'Not now.'))
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'email') }))
    expect(await screen.findByText(communicationTexts.preferencesFailed)).toBeVisible()
    expect(
      screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'email') }),
    ).toBeChecked()
    expect(screen.getByText('Not now.')).toBeVisible()
  })

  it('are saved one after another within a row', async () => {
    mockCall(getCommunicationContacts, [{ ...contact, phone_verified: true }])
    const answers: (() => void)[] = []
    mockCall(
      updateCommunicationPreferences,
      () => new Promise<CommunicationPreferences>((resolve) => answers.push(() => resolve(preferences))),
    )
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'sms') }))
    await waitFor(() => expect(answers).toHaveLength(1))
    await user.click(screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'email') }))
    expect(
      screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'email') }),
    ).not.toBeChecked()
    expect(answers).toHaveLength(1)
    act(() => answers[0]?.())
    await waitFor(() =>
      expect(requestsOf(updateCommunicationPreferences)[1]?.body).toMatchObject({ channels: ['sms'] }),
    )
    act(() => answers[1]?.())
    await screen.findByText(commonTexts.saved)
  })

  it('are reloaded if one of two changes of a row was rejected', async () => {
    mockCall(getCommunicationContacts, [{ ...contact, phone_verified: true }])
    mockCall(updateCommunicationPreferences, errorAnswer('unavailable', 'Not now.'))
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'sms') }))
    expect(await screen.findByText('Not now.')).toBeVisible()
    await waitFor(() => expect(requestsOf(getCommunicationPreferences)).toHaveLength(2))
  })

  it('require a verified phone for text messages', async () => {
    mockCall(sendContactCode, null)
    mockCall(confirmContactCode, { ...contact, phone_verified: true })
    const user = await open()
    const sms = screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'sms') })
    expect(sms).toBeDisabled()
    await user.click(screen.getByRole('button', { name: preferenceTexts.verifyPhone }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: preferenceTexts.sendTheCode }))
    await user.type(await dialog.findByLabelText(commonTexts.code), '123456')
    mockCall(getCommunicationContacts, [{ ...contact, phone_verified: true }])
    await user.click(dialog.getByRole('button', { name: commonTexts.confirm }))
    await waitFor(() =>
      expect(
        screen.getByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'sms') }),
      ).toBeEnabled(),
    )
    expect(requestsOf(confirmContactCode)[0]?.body).toEqual({
      contact_id: 'contact-1',
      channel: 'phone',
      otp: '123456',
    })
  })

  it('send a sample, and show a failure in the words of the specification', async () => {
    mockCall(sendEmail, errorAnswer('too_many_attempts', communicationTexts.mailThrottled(60)))
    const user = await open()
    await user.click(screen.getByRole('button', { name: preferenceTexts.sendASample }))
    expect(await screen.findByText(communicationTexts.emailFailed)).toBeVisible()
  })

  it('save quiet hours, days and paperless billing', async () => {
    mockCall(updateCommunicationPreferences, preferences)
    const user = await open()
    await user.click(screen.getByRole('switch', { name: preferenceTexts.quietHours }))
    await waitFor(() =>
      expect(requestsOf(updateCommunicationPreferences)[0]?.body).toMatchObject({
        quiet_from: '21:00',
        quiet_until: '08:00',
      }),
    )
    await user.click(screen.getByRole('switch', { name: preferenceTexts.paperlessBilling }))
    await waitFor(() => expect(requestsOf(updateCommunicationPreferences)[1]?.body).toMatchObject({ paperless: true }))
  })

  it('ask before they switch to paper bills, which cost money', async () => {
    mockCall(getCommunicationPreferences, { ...preferences, paperless: true })
    mockCall(updateCommunicationPreferences, preferences)
    const user = await open()
    await user.click(screen.getByRole('switch', { name: preferenceTexts.paperlessBilling }))
    const dialog = within(await screen.findByRole('dialog', { name: preferenceTexts.switchToPaper }))
    expect(requestsOf(updateCommunicationPreferences)).toEqual([])
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(updateCommunicationPreferences)[0]?.body).toMatchObject({ paperless: false }))
  })

  it('send both ends of the quiet hours when one is changed', async () => {
    const contacts = preferences.contacts.map((own) => ({ ...own, quiet_from: '21:00', quiet_until: '08:00' }))
    mockCall(getCommunicationPreferences, { ...preferences, contacts })
    mockCall(updateCommunicationPreferences, preferences)
    const user = await open()
    await user.click(await screen.findByLabelText(preferenceTexts.quietFrom))
    await user.click(await screen.findByTitle('10:30 PM'))
    await waitFor(() =>
      expect(requestsOf(updateCommunicationPreferences)[0]?.body).toMatchObject({
        quiet_from: '22:30',
        quiet_until: '08:00',
      }),
    )
  })

  it('show the stored quiet hours and the reason if others are rejected', async () => {
    const contacts = preferences.contacts.map((own) => ({ ...own, quiet_from: '21:15', quiet_until: '08:00' }))
    mockCall(getCommunicationPreferences, { ...preferences, contacts })
    mockCall(updateCommunicationPreferences, errorAnswer('unavailable', 'Not now.'))
    const user = await open()
    await user.click(await screen.findByLabelText(preferenceTexts.quietFrom))
    await user.click(await screen.findByTitle('10:30 PM'))
    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(screen.getAllByTitle('9:15 PM')[0]).toBeVisible()
  })

  it('show why paperless billing could not be changed', async () => {
    mockCall(updateCommunicationPreferences, errorAnswer('unavailable', 'Not now.'))
    const user = await open()
    await user.click(screen.getByRole('switch', { name: preferenceTexts.paperlessBilling }))
    expect(await screen.findByText('Not now.')).toBeVisible()
  })

  it('say so if no other code could be sent, which can be tried again immediately', async () => {
    startTestTime()
    mockCall(sendContactCode, null)
    const user = await open()
    await user.click(screen.getByRole('button', { name: preferenceTexts.verifyPhone }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: preferenceTexts.sendTheCode }))
    await dialog.findByLabelText(commonTexts.code)
    await passTime(31_000)
    mockCall(sendContactCode, errorAnswer('unavailable', 'Not now.'))
    await user.click(dialog.getByRole('button', { name: commonTexts.sendNewCode }))
    expect(await dialog.findByText('Not now.')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: commonTexts.sendNewCode })).toBeEnabled()
  })

  it('are read-only without the right to change them', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/communicationPreference', { as: maya, rights })
    expect(
      await screen.findByRole('checkbox', { name: notificationTexts.categoryByChannel('bill_ready', 'email') }),
    ).toBeDisabled()
    expect(screen.queryByRole('button', { name: /Verify|sample|Save/ })).not.toBeInTheDocument()
  })

  it('have nothing to show without an account', async () => {
    renderScreen('/communicationPreference', {
      as: aStaffMember(),
    })
    expect(await screen.findByText(commonTexts.chooseCustomerFirst)).toBeVisible()
  })
})

describe('the messages that were sent', () => {
  const message: SentMessage = {
    message_id: 'message-1',
    created_at: '2026-03-13T15:00:00.000Z',
    category: 'bill_ready',
    channel: 'email',
    address: 'maya@demo.example',
    subject: 'Your bill of $80.05 is ready',
    body: 'You owe $80.05.',
    status: 'sent',
  }

  it('are listed with their status, page by page, and without codes', async () => {
    const cursor = '1773414000000000_11111111-1111-4111-8111-111111111111'
    mockCall(listSentMessages, ({ query }) =>
      query.after === cursor
        ? {
            messages: [{ ...message, message_id: 'message-2', subject: loginEmailTexts.codeTitle, body: '' }],
            next: null,
          }
        : { messages: [message], next: cursor },
    )
    const user = renderScreen('/communicationPreference', { as: maya })
    const table = within(await screen.findByRole('table', { name: notificationTexts.sentMessages }))
    expect(table.getByText('You owe $80.05.')).toBeInTheDocument()
    expect(table.getByText(notificationTexts.statusLabels.sent)).toBeVisible()
    await user.click(screen.getByRole('button', { name: commonTexts.older }))
    expect(await screen.findByText(loginEmailTexts.codeTitle)).toBeVisible()
    expect(screen.getByText(notificationTexts.textNotStored)).toBeInTheDocument()
  })

  it('are shown to customers who have no services yet', async () => {
    mockCall(listSentMessages, { messages: [message], next: null })
    renderScreen('/communicationPreference', { as: aCustomer({ user_accounts: [], user_address_details: [] }) })
    expect(await screen.findByRole('table', { name: notificationTexts.sentMessages })).toBeVisible()
    expect(requestsOf(listSentMessages)[0]?.query).not.toHaveProperty('crm_customer_id')
  })

  it('are called those to the customer where staff read them', async () => {
    mockCall(getCustomerOverview, anOverview())
    mockCall(listSentMessages, { messages: [], next: null })
    const imani = aStaffMember()
    const opened = { customerNumber: 'CU-1', premiseId: null, serviceAccountId: null }
    sessionStorage.setItem(`selection:${imani.user_id}`, JSON.stringify(opened))
    renderScreen('/communicationPreference', { as: imani })
    expect(await screen.findByText(notificationTexts.nothingSent.theirs)).toBeVisible()
    expect(screen.getByText(notificationTexts.sentTitle.theirs)).toBeVisible()
  })
})
