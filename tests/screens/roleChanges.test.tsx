import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  copyRole,
  deleteRole,
  getRolePermissions,
  listRoleMembers,
  listRoles,
  renameRole,
  type ListedRole,
} from '#shared/contract/roles'
import { callsOf, play, refuse, renderScreen } from '../support/renderScreen'
import { csr, owner, queueReader, rightsOf, staff } from '../support/roleAnswers'
import * as roleTexts from '#shared/texts/roles'
import * as assetTexts from '#shared/texts/assets'
import * as commonTexts from '#shared/texts/common'

function open(role = csr, others: ListedRole[] = [owner], has = queueReader) {
  play(listRoles, [role, ...others])
  play(getRolePermissions, rightsOf(role, has))
  play(listRoleMembers, { members: [], total_count: 0 })
  return renderScreen('/admin/settings', { as: staff })
}

describe('a role', () => {
  it('is renamed on the version that was seen', async () => {
    const hands = open()
    await hands.click(await screen.findByRole('button', { name: commonTexts.rename }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.rename('CSR') }))
    play(renameRole, { ...csr, name: 'Front desk', version: 5 })
    await hands.clear(dialog.getByLabelText(commonTexts.name))
    await hands.type(dialog.getByLabelText(commonTexts.name), 'Front desk')
    await hands.click(dialog.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(callsOf(renameRole)[0]?.body).toEqual({ user_role_id: csr.user_role_id, version: 4, name: 'Front desk' }),
    )
  })

  it('is copied, and the copy opens', async () => {
    const hands = open()
    await hands.click(await screen.findByRole('button', { name: roleTexts.copy }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy CSR' }))
    play(copyRole, refuse('conflict', roleTexts.nameTaken, { name: roleTexts.nameTaken }))
    await hands.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(await dialog.findByText(roleTexts.nameTaken)).toBeInTheDocument()
    const made = { ...csr, user_role_id: '33333333-3333-4333-8333-333333333333', name: 'Night desk', member_count: 0 }
    play(copyRole, made)
    play(listRoles, [csr, made, owner])
    await hands.clear(dialog.getByLabelText(commonTexts.name))
    await hands.type(dialog.getByLabelText(commonTexts.name), 'Night desk')
    await hands.click(await dialog.findByRole('button', { name: /Save$/ }))
    expect(await screen.findByText('0 people have this role')).toBeVisible()
    expect(callsOf(copyRole)[1]?.body).toEqual({ user_role_id: csr.user_role_id, name: 'Night desk' })
  })

  it('is deleted after a question, and not while someone has it', async () => {
    const unused = { ...csr, user_role_id: '33333333-3333-4333-8333-333333333333', name: 'Night desk', member_count: 0 }
    play(listRoles, [unused, csr])
    play(getRolePermissions, ({ query }) => rightsOf(query['user_role_id'] === csr.user_role_id ? csr : unused))
    play(listRoleMembers, { members: [], total_count: 0 })
    const hands = renderScreen(`/admin/settings?role=${unused.user_role_id}`, { as: staff })
    await hands.click(await screen.findByRole('button', { name: commonTexts.deleteLabel }))
    const dialog = within(await screen.findByRole('dialog', { name: assetTexts.deleteLabel('Night desk') }))
    play(deleteRole, refuse('conflict', roleTexts.hasMembers))
    await hands.click(dialog.getByRole('button', { name: commonTexts.deleteLabel }))
    expect(await dialog.findByText(roleTexts.hasMembers)).toBeInTheDocument()
    play(deleteRole, () => {
      play(listRoles, [csr])
      return null
    })
    await hands.click(dialog.getByRole('button', { name: /Delete$/ }))
    await waitFor(() => expect(screen.queryByText('Night desk')).not.toBeInTheDocument())
    expect(callsOf(deleteRole)[1]?.body).toEqual({ user_role_id: unused.user_role_id, version: unused.version })
    expect(await screen.findByRole('button', { name: commonTexts.deleteLabel })).toBeDisabled()
  })

  it('is deleted without asking for it again, which would fail', async () => {
    const unused = { ...csr, user_role_id: '33333333-3333-4333-8333-333333333333', name: 'Night desk', member_count: 0 }
    let isDeleted = false
    const gone = refuse('not_found', 'We couldn’t find this.')
    play(listRoles, () => (isDeleted ? [csr] : [unused, csr]))
    play(getRolePermissions, ({ query }) =>
      query['user_role_id'] === csr.user_role_id ? rightsOf(csr) : isDeleted ? gone : rightsOf(unused),
    )
    play(listRoleMembers, ({ query }) =>
      isDeleted && query['user_role_id'] !== csr.user_role_id ? gone : { members: [], total_count: 0 },
    )
    play(deleteRole, () => {
      isDeleted = true
      return null
    })
    const hands = renderScreen(`/admin/settings?role=${unused.user_role_id}`, { as: staff })
    await hands.click(await screen.findByRole('button', { name: commonTexts.deleteLabel }))
    const dialog = within(await screen.findByRole('dialog', { name: assetTexts.deleteLabel('Night desk') }))
    await hands.click(dialog.getByRole('button', { name: commonTexts.deleteLabel }))
    expect(await screen.findByText(roleTexts.deleted)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Night desk')).not.toBeInTheDocument())
    expect(screen.queryByText(/We couldn’t find this/)).not.toBeInTheDocument()
  })
})
