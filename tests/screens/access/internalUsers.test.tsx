import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  changeInternalRole,
  changeInternalStatus,
  type InternalUser,
  inviteInternalUser,
  listInternalUsers,
  listStaffRoles,
  resendInternalInvitation,
} from '#shared/contract/access/internalUsers'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import * as tableTexts from '#shared/texts/tables'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()
const desk = '11111111-1111-4111-8111-111111111111'
const lead = '22222222-2222-4222-8222-222222222222'

const aColleague = (changes: Partial<InternalUser> = {}): InternalUser => ({
  contact_id: 'percy',
  name: 'Percy Clerk',
  email: 'percy@example.com',
  user_role_id: desk,
  role_name: 'Desk',
  status: 'active',
  invited_until: null,
  is_expired: false,
  last_sign_in_at: null,
  has_two_step: false,
  is_self: false,
  is_administrator: false,
  can_change: true,
  ...changes,
})

beforeEach(() => {
  mockCall(listStaffRoles, [
    { user_role_id: desk, name: 'Desk', can_issue: true },
    { user_role_id: lead, name: 'Lead', can_issue: true },
  ])
})

async function open(users: InternalUser[], { rights = allRights, address = '' } = {}) {
  mockCall(listInternalUsers, { users, total_count: users.length })
  const user = renderScreen(`/manage-myaccount-users${address}`, { as: imani, rights })
  const table = within(await screen.findByRole('table'))
  return { user, table }
}

describe('the table of staff', () => {
  const heading = (name: string) => screen.getByRole('columnheader', { name })
  const click = (user: UserEvent, name: string) => user.click(within(heading(name)).getByRole('button', { name }))
  const requestedSort = () => requestsOf(listInternalUsers).at(-1)?.query['sort']

  it('is sorted by a heading in one direction, then in the other, then as before', async () => {
    const { user } = await open([aColleague()])
    await click(user, commonTexts.role)
    await waitFor(() => expect(requestedSort()).toBe('role'))
    expect(heading(commonTexts.role)).toHaveAttribute('aria-sort', 'ascending')
    await click(user, commonTexts.role)
    await waitFor(() => expect(requestedSort()).toBe('-role'))
    expect(heading(commonTexts.role)).toHaveAttribute('aria-sort', 'descending')
    await click(user, commonTexts.role)
    expect(heading(commonTexts.role)).not.toHaveAttribute('aria-sort')
  })

  it('starts on page 1 when it is sorted', async () => {
    const { user } = await open([aColleague()], { address: '?page=2' })
    await click(user, commonTexts.role)
    await waitFor(() => expect(window.location.search).toBe('?sort=role'))
  })

  it('ignores a sorting in the URL that it does not have', async () => {
    await open([aColleague()], { address: '?sort=password' })
    expect(requestedSort()).toBeUndefined()
  })

  it('hides the columns that are turned off, and shows them again', async () => {
    const { user } = await open([aColleague()])
    await user.click(screen.getByRole('button', { name: tableTexts.columns }))
    await user.click(screen.getByRole('checkbox', { name: commonTexts.role }))
    expect(screen.queryByRole('columnheader', { name: commonTexts.role })).not.toBeInTheDocument()
    expect(window.location.search).toBe('?hide=role')
    await user.click(screen.getByRole('button', { name: tableTexts.showAllColumns }))
    expect(heading(commonTexts.role)).toBeInTheDocument()
  })

  it('always shows the first column and the actions', async () => {
    const { user } = await open([aColleague()], { address: '?hide=name.actions' })
    expect(heading(internalUserTexts.nameAndEmail)).toBeInTheDocument()
    expect(heading(commonTexts.actions)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: tableTexts.columns }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  })
})

describe('the list of staff', () => {
  it('shows each user’s role, status, last sign-in and two-step sign-in, and links to their audit records', async () => {
    const { table } = await open([aColleague({ has_two_step: true })])
    const row = within(table.getByRole('row', { name: /Percy Clerk/ }))
    const texts = [
      'percy@example.com',
      'Desk',
      internalUserTexts.statusLabels.active,
      commonTexts.never,
      internalUserTexts.twoStepOn,
    ]
    for (const text of texts) expect(row.getByText(text)).toBeVisible()
    expect(row.getByRole('link', { name: internalUserTexts.showActivityFor('Percy Clerk') })).toHaveAttribute(
      'href',
      '/admin/audit?who=percy%40example.com&about=all',
    )
  })

  it('is requested with the filters in the URL', async () => {
    await open([aColleague()], { address: '?search=percy&status=disabled&page=2' })
    expect(requestsOf(listInternalUsers)[0]?.query).toMatchObject({ search: 'percy', status: 'disabled' })
  })

  it('does not let users disable themselves or change users with more rights', async () => {
    const { table } = await open([
      aColleague({ is_self: true }),
      aColleague({ contact_id: 'lead', name: 'Lea Lead', can_change: false }),
    ])
    for (const name of ['Percy Clerk', 'Lea Lead'])
      expect(table.queryByRole('button', { name: internalUserTexts.disableLabel(name) })).toBeNull()
    expect(table.getByRole('button', { name: internalUserTexts.changeRoleFor('Percy Clerk') })).toBeVisible()
    expect(table.getByText(internalUserTexts.outrankedHint)).toBeVisible()
  })

  it('offers no changes to a person who may only read', async () => {
    const { table } = await open([aColleague()], {
      rights: [{ name: 'INTERNALUSERS', read: true, write: false, approve: false }],
    })
    expect(within(table.getByRole('row', { name: /Percy Clerk/ })).queryByRole('button')).toBeNull()
    expect(screen.queryByRole('button', { name: internalUserTexts.inviteAColleague })).toBeNull()
  })
})

describe('disabling a colleague', () => {
  it('requires a confirmation and is reported when done', async () => {
    mockCall(changeInternalStatus, { ...aColleague({ status: 'disabled' }), waiting: null })
    const { user, table } = await open([aColleague()])
    await user.click(table.getByRole('button', { name: internalUserTexts.disableLabel('Percy Clerk') }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(internalUserTexts.disabled)).toBeInTheDocument()
    expect(requestsOf(changeInternalStatus)[0]?.body).toEqual({ contact_id: 'percy', status: 'disabled' })
  })

  it('shows the reason in the dialog if it is rejected', async () => {
    mockCall(changeInternalStatus, errorAnswer('conflict', roleTexts.lastAdministrator))
    const { user, table } = await open([aColleague()])
    await user.click(table.getByRole('button', { name: internalUserTexts.disableLabel('Percy Clerk') }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await dialog.findByText(roleTexts.lastAdministrator)).toBeInTheDocument()
  })
})

describe('disabling an administrator', () => {
  it('says in advance who must approve it, and then that it is waiting', async () => {
    const colleague = aColleague({ is_administrator: true })
    mockCall(changeInternalStatus, {
      ...colleague,
      waiting: {
        access_change_id: '33333333-3333-4333-8333-333333333333',
        subject: { kind: 'staff_status', name: 'Percy Clerk', role_name: 'CSR', status: 'disabled' },
        granted: [],
        withdrawn: ['ACCESSCONTROL.write'],
        requested_by: 'Imani Admin',
        requested_at: '2026-03-13T15:00:00.000Z',
        is_own: true,
        can_decide: false,
      },
    })
    const { user, table } = await open([colleague])
    await user.click(table.getByRole('button', { name: internalUserTexts.disableLabel('Percy Clerk') }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(accessChangeTexts.removesAdministrator, { exact: false })).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(accessChangeTexts.waiting)).toBeInTheDocument()
    expect(screen.queryByText(internalUserTexts.disabled)).not.toBeInTheDocument()
  })
})

describe('enabling a colleague', () => {
  it('asks the only administrator for their password when the role needs approval', async () => {
    const text = accessChangeTexts.onlyAdministrator
    mockCall(changeInternalStatus, errorAnswer('conflict', text, { password: text }))
    const { user, table } = await open([aColleague({ status: 'disabled' })])
    await user.click(table.getByRole('button', { name: internalUserTexts.enableUser('Percy Clerk') }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: commonTexts.yes }))
    const dialog = within(await screen.findByRole('dialog', { name: commonTexts.passwordTitle }))
    mockCall(changeInternalStatus, { ...aColleague(), waiting: null })
    await user.type(dialog.getByLabelText(commonTexts.password), 'Portal#2025')
    await user.click(dialog.getByRole('button', { name: commonTexts.confirm }))
    expect(await screen.findByText(internalUserTexts.enabled)).toBeInTheDocument()
    expect(requestsOf(changeInternalStatus)[1]?.body).toEqual({
      contact_id: 'percy',
      status: 'active',
      password: 'Portal#2025',
    })
  })
})

describe('inviting a colleague', () => {
  it('requires all fields, keeps the input if it is rejected, and sends the invitation', async () => {
    mockCall(
      inviteInternalUser,
      errorAnswer('conflict', internalUserTexts.signsInAlready, { email: internalUserTexts.signsInAlready }),
    )
    const { user } = await open([aColleague()])
    await user.click(screen.getByRole('button', { name: internalUserTexts.inviteAColleague }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: internalUserTexts.sendInvitation }))
    expect(await dialog.findByText(internalUserTexts.roleIsRequired)).toBeInTheDocument()
    await user.type(dialog.getByLabelText(commonTexts.firstName), 'Jo')
    await user.type(dialog.getByLabelText(commonTexts.lastName), 'Desk')
    await user.type(dialog.getByLabelText(commonTexts.email), 'jo@example.com')
    await user.click(dialog.getByRole('combobox', { name: commonTexts.role }))
    await user.click(await screen.findByTitle('Lead'))
    await user.click(dialog.getByRole('button', { name: internalUserTexts.sendInvitation }))
    expect(await dialog.findByText(internalUserTexts.signsInAlready)).toBeInTheDocument()
    expect(dialog.getByLabelText(commonTexts.firstName)).toHaveValue('Jo')
    mockCall(inviteInternalUser, { user: aColleague({ status: 'invited' }), waiting: null })
    await user.click(dialog.getByRole('button', { name: internalUserTexts.sendInvitation }))
    expect(await screen.findByText(commonTexts.invitationSent)).toBeInTheDocument()
    expect(requestsOf(inviteInternalUser).at(-1)?.body).toEqual({
      first_name: 'Jo',
      last_name: 'Desk',
      email: 'jo@example.com',
      user_role_id: lead,
    })
  })

  it('can be repeated with one click', async () => {
    mockCall(resendInternalInvitation, aColleague({ status: 'invited' }))
    const { user, table } = await open([aColleague({ status: 'invited', is_expired: true })])
    expect(table.getByText(commonTexts.invitationExpired)).toBeVisible()
    await user.click(table.getByRole('button', { name: internalUserTexts.resendInvitation('Percy Clerk') }))
    expect(await screen.findByText(internalUserTexts.invitedAgain)).toBeInTheDocument()
  })
})

describe('the choice of another role', () => {
  it('offers only the roles that the person may grant', async () => {
    mockCall(changeInternalRole, { ...aColleague(), waiting: null })
    const { user, table } = await open([aColleague()])
    await user.click(table.getByRole('button', { name: internalUserTexts.changeRoleFor('Percy Clerk') }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('combobox', { name: commonTexts.role }))
    await user.click(await screen.findByTitle('Lead'))
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(requestsOf(changeInternalRole)[0]?.body).toEqual({
        contact_id: 'percy',
        user_role_id: lead,
        seen_user_role_id: aColleague().user_role_id,
      }),
    )
  })
})
