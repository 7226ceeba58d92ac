import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listInternalUsers } from '#shared/contract/access/internalUsers'
import {
  createListView,
  deleteListView,
  type ListView,
  listListViews,
  updateListView,
} from '#shared/contract/operations/listViews'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as commonTexts from '#shared/texts/common'
import * as listViewTexts from '#shared/texts/operations/listViews'
import { allRights, aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const aView = (changes: Partial<ListView> = {}): ListView => ({
  view_id: '11111111-1111-4111-8111-111111111111',
  name: 'Disabled logins',
  search: 'status=disabled',
  is_shared: false,
  is_own: true,
  created_by: 'Imani Penhallow',
  ...changes,
})

beforeEach(() => {
  mockCall(listInternalUsers, ({ query }) => ({ users: [], total_count: query['status'] === 'disabled' ? 4 : 30 }))
})

async function open(address: string, views: ListView[]) {
  mockCall(listListViews, views)
  const user = renderScreen(`/manage-myaccount-users${address}`, { as: aStaffMember(), rights: allRights })
  await screen.findByLabelText(internalUserTexts.nameOrEmail)
  return user
}

const views = () => screen.findByRole('navigation', { name: listViewTexts.views })

describe('the views of a list', () => {
  it('are not shown while there are none and the list is shown as usual', async () => {
    await open('', [])
    await waitFor(() => expect(requestsOf(listListViews)).toHaveLength(1))
    expect(screen.queryByRole('navigation', { name: listViewTexts.views })).not.toBeInTheDocument()
  })

  it('are links with the number of rows that each shows now', async () => {
    await open('', [aView()])
    const link = await within(await views()).findByRole('link', { name: `${aView().name} 4` })
    expect(link).toHaveAttribute('href', '/manage-myaccount-users?status=disabled')
    expect(within(await views()).getByRole('link', { name: commonTexts.all, current: 'page' })).toBeVisible()
  })

  it('show which one is open, on every page of the list', async () => {
    await open('?page=2&status=disabled', [aView()])
    expect(await within(await views()).findByRole('link', { name: /Disabled/, current: 'page' })).toBeVisible()
  })

  it('are saved with the filters in the URL, without the page', async () => {
    mockCall(createListView, aView())
    const user = await open('?status=disabled&page=2', [])
    await user.click(within(await views()).getByRole('button', { name: listViewTexts.saveView }))
    await user.type(await screen.findByLabelText(listViewTexts.viewName), 'Disabled logins')
    await user.click(screen.getByRole('checkbox', { name: listViewTexts.shareView }))
    await user.click(screen.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(requestsOf(createListView)[0]?.body).toEqual({
        list: 'internalUsers',
        name: 'Disabled logins',
        search: 'status=disabled',
        is_shared: true,
      }),
    )
  })

  it('are replaced if the user’s own view has the same name', async () => {
    mockCall(updateListView, aView())
    const user = await open('?sort=role&status=disabled', [aView()])
    await user.click(within(await views()).getByRole('button', { name: listViewTexts.saveView }))
    await user.type(await screen.findByLabelText(listViewTexts.viewName), 'disabled logins')
    expect(screen.getByText(listViewTexts.replacesView('Disabled logins'))).toBeVisible()
    await user.click(screen.getByRole('button', { name: listViewTexts.replaceView }))
    await waitFor(() =>
      expect(requestsOf(updateListView)[0]?.body).toMatchObject({ search: 'sort=role&status=disabled' }),
    )
  })

  it('are deleted by their author', async () => {
    mockCall(deleteListView, null)
    const user = await open('?status=disabled', [aView()])
    await user.click(within(await views()).getByRole('button', { name: listViewTexts.editView }))
    await user.click(await screen.findByRole('button', { name: listViewTexts.deleteView }))
    await waitFor(() => expect(requestsOf(deleteListView)).toHaveLength(1))
  })

  it('name their author and can’t be edited if a colleague shared them', async () => {
    await open('?status=disabled', [aView({ is_own: false, is_shared: true, created_by: 'Percy Clerk' })])
    const link = await within(await views()).findByRole('link', { name: /Disabled/ })
    expect(link).toHaveAccessibleDescription(listViewTexts.sharedBy('Percy Clerk'))
    expect(screen.queryByRole('button', { name: listViewTexts.editView })).not.toBeInTheDocument()
  })
})
