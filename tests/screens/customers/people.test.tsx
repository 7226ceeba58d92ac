import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { addCommunicationContact, updateCommunicationContact } from '#shared/contract/customers/communication'
import type { PersonLevel } from '#shared/contract/customers/people'
import {
  cancelInvitation,
  invitePerson,
  listPeople,
  type Person,
  removePerson,
  resendInvitation,
  updatePersonLevel,
} from '#shared/contract/customers/people'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as peopleTexts from '#shared/texts/customers/people'
import {
  aCustomer,
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const maya = aCustomer()

const self: Person = {
  contact_id: 'contact-1',
  first_name: 'Maya',
  last_name: 'Fields',
  relation: '',
  email: 'maya@demo.example',
  email_verified: true,
  phone: '5125550142',
  phone_verified: true,
  level: 'holder',
  status: 'active',
  invited_until: null,
  is_expired: false,
  last_used_at: '2026-03-13T15:00:00.000Z',
  is_self: true,
}
const jonas: Person = {
  ...self,
  contact_id: 'contact-2',
  first_name: 'Jonas',
  relation: 'Partner',
  email: 'jonas@example.com',
  level: 'billing',
  is_self: false,
}
const invited: Person = {
  ...jonas,
  contact_id: 'contact-3',
  first_name: 'Tamsin',
  status: 'invited',
  invited_until: '2026-03-20T15:00:00.000Z',
  last_used_at: null,
}

const contactOfMaya = {
  contact_id: 'contact-1',
  first_name: 'Maya',
  last_name: 'Fields',
  relation: '',
  email: 'maya@demo.example',
  email_verified: true,
  email_undeliverable: false,
  phone: '5125550142',
  phone_verified: true,
  phone_stopped: false,
  signs_in: true,
  is_holder: true,
}

beforeEach(() => mockCall(listPeople, { people: [self, jonas, invited], total_count: 3 }))

const levelName = (level: PersonLevel) => `${peopleTexts.levelLabels[level]} ${peopleTexts.levelHints[level]}`

const open = async () => {
  const user = renderScreen('/manageContacts', { as: maya })
  await screen.findByText('Jonas Fields')
  return user
}

const openAdding = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: peopleTexts.addPerson }))
  return within(await screen.findByRole('dialog'))
}

const typeName = async (user: UserEvent, dialog: Awaited<ReturnType<typeof openAdding>>) => {
  await user.type(dialog.getByLabelText(commonTexts.firstName), 'Odette')
  await user.type(dialog.getByLabelText(commonTexts.lastName), 'Marsh')
}

describe('the people of an account', () => {
  it('are marked only where their email or phone is not verified', async () => {
    const unverifiedPhone = { ...jonas, phone_verified: false }
    const unverified = { ...invited, email_verified: false, phone_verified: false }
    mockCall(listPeople, { people: [self, unverifiedPhone, unverified], total_count: 3 })
    await open()
    const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))
    expect(rowOf(/Maya Fields/).queryByText(/verified/i)).not.toBeInTheDocument()
    expect(rowOf(/Jonas Fields/).getByText(commonTexts.notVerified)).toBeVisible()
    expect(rowOf(/Tamsin Fields/).getAllByText(/verified/i)).toEqual([
      rowOf(/Tamsin Fields/).getByText(peopleTexts.neitherVerified),
    ])
  })

  it('are listed with their level and whether they have accepted', async () => {
    await open()
    expect(screen.getByText(peopleTexts.levelLabels.holder)).toBeVisible()
    expect(screen.getByText('Expires', { exact: false })).toHaveTextContent('Expires 03/20/2026')
    expect(requestsOf(listPeople)[0]?.body).toEqual({ crm_customer_id: 'customer-1', page_number: 1, page_size: 20 })
  })

  it('are invited with a role, and listed immediately', async () => {
    const user = await open()
    const dialog = await openAdding(user)
    await user.click(dialog.getByRole('button', { name: peopleTexts.sendInvitation }))
    expect(dialog.getByText('First name is required')).toBeInTheDocument()
    expect(dialog.getByText('Email is required')).toBeInTheDocument()
    await typeName(user, dialog)
    await user.type(dialog.getByLabelText(commonTexts.email), 'odette@example.com')
    await user.click(dialog.getByRole('radio', { name: levelName('billing') }))
    mockCall(invitePerson, { ...invited, first_name: 'Odette', last_name: 'Marsh' })
    mockCall(listPeople, { people: [self, { ...invited, first_name: 'Odette', last_name: 'Marsh' }], total_count: 2 })
    await user.click(dialog.getByRole('button', { name: peopleTexts.sendInvitation }))
    expect(await screen.findByText(commonTexts.invitationSent)).toBeVisible()
    expect(await screen.findByText('Odette Marsh')).toBeVisible()
    expect(requestsOf(invitePerson)[0]?.body).toMatchObject({ email: 'odette@example.com', level: 'billing' })
  })

  it('keep what was typed if an email is rejected, with the reason at its field', async () => {
    mockCall(invitePerson, errorAnswer('conflict', 'x', { email: peopleTexts.signsInAlready }))
    const user = await open()
    const dialog = await openAdding(user)
    await typeName(user, dialog)
    await user.type(dialog.getByLabelText(commonTexts.email), 'odette@example.com')
    await user.click(dialog.getByRole('button', { name: peopleTexts.sendInvitation }))
    await waitFor(() =>
      expect(dialog.getByLabelText(commonTexts.email)).toHaveAccessibleDescription(peopleTexts.signsInAlready),
    )
    expect(dialog.getByLabelText(commonTexts.firstName)).toHaveValue('Odette')
  })

  it('can be added as contacts for outage alerts only', async () => {
    mockCall(addCommunicationContact, {
      contact_id: 'contact-9',
      first_name: 'Odette',
      last_name: 'Marsh',
      relation: '',
      email: '',
      email_verified: false,
      email_undeliverable: false,
      phone: '',
      phone_verified: false,
      phone_stopped: false,
      signs_in: false,
      is_holder: false,
    })
    const user = await open()
    const dialog = await openAdding(user)
    await typeName(user, dialog)
    await user.click(dialog.getByRole('radio', { name: /^Outage/ }))
    await user.click(dialog.getByRole('button', { name: peopleTexts.addContact }))
    expect(await screen.findByText(communicationTexts.contactAdded)).toBeVisible()
    expect(requestsOf(addCommunicationContact)[0]?.body).toMatchObject({ billing_group_id: 'group-4001', email: '' })
  })

  it('have the reason only in the toast if they could not be added as contacts', async () => {
    mockCall(addCommunicationContact, errorAnswer('unavailable', 'Not now.'))
    const user = await open()
    const dialog = await openAdding(user)
    await typeName(user, dialog)
    await user.click(dialog.getByRole('radio', { name: /^Outage/ }))
    await user.click(dialog.getByRole('button', { name: peopleTexts.addContact }))
    expect(await screen.findByText(communicationTexts.contactAddFailed)).toBeVisible()
    expect(screen.getByText(commonTexts.error('Not now.'))).toBeVisible()
    expect(dialog.queryByText('Not now.')).not.toBeInTheDocument()
    expect(dialog.getByLabelText(commonTexts.firstName)).toHaveValue('Odette')
  })

  it('get another role, and the reason only in the toast if their details are rejected', async () => {
    mockCall(updatePersonLevel, { ...jonas, level: 'full' })
    mockCall(updateCommunicationContact, errorAnswer('unavailable', 'Not now.'))
    const user = await open()
    await user.click(screen.getByRole('button', { name: commonTexts.editItem('Jonas Fields') }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText(commonTexts.email)).toBeDisabled()
    await user.type(dialog.getByLabelText(peopleTexts.relationOptional), ' in law')
    await user.click(dialog.getByRole('radio', { name: levelName('full') }))
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(await screen.findByText(communicationTexts.contactUpdateFailed)).toBeVisible()
    expect(screen.getByText(commonTexts.error('Not now.'))).toBeVisible()
    expect(dialog.queryByText('Not now.')).not.toBeInTheDocument()
    expect(requestsOf(updatePersonLevel)[0]?.body).toEqual({ contact_id: 'contact-2', level: 'full' })
  })

  it('can get another role without the right to change their details', async () => {
    mockCall(updatePersonLevel, { ...jonas, level: 'full' })
    const user = await open()
    await user.click(screen.getByRole('button', { name: commonTexts.editItem('Jonas Fields') }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('radio', { name: levelName('full') }))
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(await screen.findByText(communicationTexts.contactUpdated)).toBeVisible()
    expect(requestsOf(updateCommunicationContact)).toEqual([])
  })

  it('have their details saved first when they reduce their own role', async () => {
    const order: string[] = []
    mockCall(listPeople, { people: [self, { ...jonas, level: 'holder' }], total_count: 2 })
    mockCall(updatePersonLevel, () => {
      order.push('role')
      return { ...self, level: 'view' as const }
    })
    mockCall(updateCommunicationContact, () => {
      order.push('details')
      return order.includes('role')
        ? errorAnswer('not_allowed', 'You may not.')
        : { ...contactOfMaya, relation: 'Owner' }
    })
    const user = await open()
    await user.click(screen.getByRole('button', { name: commonTexts.editItem('Maya Fields') }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(peopleTexts.relationOptional), 'Owner')
    await user.click(dialog.getByRole('radio', { name: levelName('view') }))
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(await screen.findByText(communicationTexts.contactUpdated)).toBeVisible()
    expect(order).toEqual(['details', 'role'])
  })

  it('keep the changes in their dialog over a reload, including the role', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: commonTexts.editItem('Jonas Fields') }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(peopleTexts.relationOptional), ' in law')
    await user.click(dialog.getByRole('radio', { name: levelName('full') }))
    cleanup()
    const handsAfter = await open()
    await handsAfter.click(screen.getByRole('button', { name: commonTexts.editItem('Jonas Fields') }))
    const after = within(await screen.findByRole('dialog'))
    expect(after.getByLabelText(peopleTexts.relationOptional)).toHaveValue('Partner in law')
    expect(after.getByRole('radio', { name: levelName('full') })).toBeChecked()
  })

  it('are discarded by Cancel while they are being added', async () => {
    const user = await open()
    const dialog = await openAdding(user)
    await user.type(dialog.getByLabelText(commonTexts.firstName), 'Odette')
    await user.click(dialog.getByRole('button', { name: commonTexts.cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: peopleTexts.addPerson }))
    expect(within(await screen.findByRole('dialog')).getByLabelText(commonTexts.firstName)).toHaveValue('')
  })

  it('are removed after a confirmation, which shows the reason if that fails', async () => {
    mockCall(listPeople, { people: [self, { ...jonas, level: 'holder' }], total_count: 2 })
    mockCall(removePerson, errorAnswer('conflict', peopleTexts.lastHolder))
    const user = await open()
    await user.click(screen.getByRole('button', { name: peopleTexts.remove('Maya Fields') }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(peopleTexts.removeSelfEffect)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await dialog.findByText(peopleTexts.lastHolder)).toBeInTheDocument()
  })

  it('include at least one account holder, who sees why', async () => {
    const user = await open()
    const remove = screen.getByRole('button', { name: peopleTexts.remove('Maya Fields') })
    expect(remove).toBeDisabled()
    expect(remove).toHaveAccessibleDescription(peopleTexts.lastHolder)
    await user.click(screen.getByRole('button', { name: commonTexts.editItem('Maya Fields') }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('radio', { name: levelName('holder') })).toBeEnabled()
    expect(dialog.getByRole('radio', { name: levelName('full') })).toBeDisabled()
    expect(dialog.getByText(peopleTexts.lastHolder)).toBeInTheDocument()
  })

  it('read as “you” why their own email is locked', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: commonTexts.editItem('Maya Fields') }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(communicationTexts.ownSignInAddress)).toBeInTheDocument()
  })

  it('have invitations that can be sent again or canceled', async () => {
    mockCall(resendInvitation, invited)
    mockCall(cancelInvitation, { ...invited, status: 'contact' })
    const user = await open()
    await user.click(screen.getByRole('button', { name: peopleTexts.resendInvitationOf('Tamsin Fields') }))
    expect(await screen.findByText(peopleTexts.invitedAgain)).toBeVisible()
    await user.click(screen.getByRole('button', { name: peopleTexts.cancelInvitationFor('Tamsin Fields') }))
    expect(await screen.findByText(peopleTexts.cancelled)).toBeVisible()
  })

  it('are read-only without the right to change them', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/manageContacts', { as: maya, rights })
    await screen.findByText('Jonas Fields')
    expect(screen.queryByRole('button', { name: /Add person|Edit|Remove/ })).not.toBeInTheDocument()
  })

  it('are explained to staff without a customer', async () => {
    renderScreen('/manageContacts', {
      as: aStaffMember(),
    })
    expect(await screen.findByText(peopleTexts.openCustomerHint)).toBeVisible()
    expect(requestsOf(listPeople)).toEqual([])
  })
})
