import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  copyRole,
  deleteRole,
  getRolePermissions,
  type ListedRole,
  listRoleMembers,
  listRoles,
  renameRole,
} from '#shared/contract/access/roles'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import { csr, owner, queueReader, rightsOf, staff } from '../../support/answers/roleAnswers'
import { errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

function open(role = csr, others: ListedRole[] = [owner], has = queueReader) {
  mockCall(listRoles, [role, ...others])
  mockCall(getRolePermissions, rightsOf(role, has))
  mockCall(listRoleMembers, { members: [], total_count: 0 })
  return renderScreen('/admin/settings', { as: staff })
}

describe('a role', () => {
  it('is renamed with the version that the page shows', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.rename }))
    const dialog = within(await screen.findByRole('dialog', { name: commonTexts.renameItem('CSR') }))
    mockCall(renameRole, { ...csr, name: 'Front desk', version: 5 })
    await user.clear(dialog.getByLabelText(commonTexts.name))
    await user.type(dialog.getByLabelText(commonTexts.name), 'Front desk')
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(requestsOf(renameRole)[0]?.body).toEqual({
        user_role_id: csr.user_role_id,
        version: 4,
        name: 'Front desk',
      }),
    )
  })

  it('is copied, and the copy opens', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: roleTexts.copy }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.copyOfName('CSR') }))
    mockCall(copyRole, errorAnswer('conflict', roleTexts.nameTaken, { name: roleTexts.nameTaken }))
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(await dialog.findByText(roleTexts.nameTaken)).toBeInTheDocument()
    const made = { ...csr, user_role_id: '33333333-3333-4333-8333-333333333333', name: 'Night desk', member_count: 0 }
    mockCall(copyRole, made)
    mockCall(listRoles, [csr, made, owner])
    await user.clear(dialog.getByLabelText(commonTexts.name))
    await user.type(dialog.getByLabelText(commonTexts.name), 'Night desk')
    await user.click(await dialog.findByRole('button', { name: commonTexts.save }))
    expect(await screen.findByText(roleTexts.memberCount(0))).toBeVisible()
    expect(requestsOf(copyRole)[1]?.body).toEqual({ user_role_id: csr.user_role_id, name: 'Night desk' })
  })

  it('is deleted after a confirmation, but not while it has members', async () => {
    const unused = { ...csr, user_role_id: '33333333-3333-4333-8333-333333333333', name: 'Night desk', member_count: 0 }
    mockCall(listRoles, [unused, csr])
    mockCall(getRolePermissions, ({ query }) => rightsOf(query['user_role_id'] === csr.user_role_id ? csr : unused))
    mockCall(listRoleMembers, { members: [], total_count: 0 })
    const user = renderScreen(`/admin/settings?role=${unused.user_role_id}`, { as: staff })
    await user.click(await screen.findByRole('button', { name: commonTexts.deleteLabel }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.deleteLabel('Night desk') }))
    mockCall(deleteRole, errorAnswer('conflict', roleTexts.hasMembers))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await dialog.findByText(roleTexts.hasMembers)).toBeInTheDocument()
    mockCall(deleteRole, () => {
      mockCall(listRoles, [csr])
      return null
    })
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(screen.queryByText('Night desk')).not.toBeInTheDocument())
    expect(requestsOf(deleteRole)[1]?.body).toEqual({ user_role_id: unused.user_role_id, version: unused.version })
    expect(await screen.findByRole('button', { name: commonTexts.deleteLabel })).toBeDisabled()
  })

  it('is not loaded again after it is deleted', async () => {
    const unused = { ...csr, user_role_id: '33333333-3333-4333-8333-333333333333', name: 'Night desk', member_count: 0 }
    let isDeleted = false
    const gone = errorAnswer('not_found', commonTexts.notFound)
    mockCall(listRoles, () => (isDeleted ? [csr] : [unused, csr]))
    mockCall(getRolePermissions, ({ query }) =>
      query['user_role_id'] === csr.user_role_id ? rightsOf(csr) : isDeleted ? gone : rightsOf(unused),
    )
    mockCall(listRoleMembers, ({ query }) =>
      isDeleted && query['user_role_id'] !== csr.user_role_id ? gone : { members: [], total_count: 0 },
    )
    mockCall(deleteRole, () => {
      isDeleted = true
      return null
    })
    const user = renderScreen(`/admin/settings?role=${unused.user_role_id}`, { as: staff })
    await user.click(await screen.findByRole('button', { name: commonTexts.deleteLabel }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.deleteLabel('Night desk') }))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(roleTexts.deleted)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Night desk')).not.toBeInTheDocument())
    expect(screen.queryByText(commonTexts.notFound, { exact: false })).not.toBeInTheDocument()
  })
})
