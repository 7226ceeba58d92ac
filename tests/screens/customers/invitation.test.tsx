import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { acceptInvitation, getInvitation } from '#shared/contract/customers/people'
import { logout } from '#shared/contract/signIn/session'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import { aCustomer, errorAnswer, mockCall, offline, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const maya = aCustomer()

describe('an invitation', () => {
  const invitation = {
    first_name: 'Tamsin',
    email: 'tamsin@example.com',
    invited_by: 'Maya Fields',
    level: 'billing' as const,
    role_name: 'Authorized – billing',
    expires_at: '2026-03-20T15:00:00.000Z',
  }
  const choose = async (user: UserEvent) => {
    await user.type(await screen.findByLabelText(commonTexts.newPassword), 'Quill#2026')
    await user.type(screen.getByLabelText(commonTexts.confirmPassword), 'Quill#2026')
    await user.click(screen.getByRole('button', { name: peopleTexts.acceptTheInvitation }))
  }

  it('leads from its link to a password and to sign-in', async () => {
    mockCall(getInvitation, invitation)
    mockCall(acceptInvitation, null)
    const user = renderScreen('/invitation?token=abc')
    expect(await screen.findByRole('heading', { name: peopleTexts.welcomeTitle('Tamsin') })).toBeVisible()
    await user.click(screen.getByRole('button', { name: peopleTexts.acceptTheInvitation }))
    expect(screen.getByLabelText(commonTexts.newPassword)).toHaveFocus()
    await choose(user)
    expect(await screen.findByRole('heading', { name: commonTexts.signIn })).toBeVisible()
    expect(screen.getByLabelText(commonTexts.email)).toHaveValue('tamsin@example.com')
    expect(requestsOf(acceptInvitation)[0]?.body).toEqual({ token: 'abc', new_password: 'Quill#2026' })
  })

  it('can be loaded again if it could not be loaded', async () => {
    mockCall(getInvitation, offline)
    const user = renderScreen('/invitation?token=abc')
    const again = await screen.findByRole('button', { name: commonTexts.tryAgain })
    mockCall(getInvitation, invitation)
    await user.click(again)
    expect(await screen.findByRole('heading', { name: peopleTexts.welcomeTitle('Tamsin') })).toBeVisible()
  })

  it('signs out the previous user of the browser when it is accepted, on the server too', async () => {
    mockCall(getInvitation, invitation)
    mockCall(acceptInvitation, null)
    const user = renderScreen('/invitation?token=abc', { as: maya })
    await choose(user)
    expect(await screen.findByRole('heading', { name: commonTexts.signIn })).toBeVisible()
    expect(requestsOf(logout)[0]?.headers).toMatchObject({ Authorization: 'Bearer token-of-maya@demo.example' })
  })

  it('hides the failure while it is retried', async () => {
    mockCall(getInvitation, invitation)
    mockCall(acceptInvitation, errorAnswer('unavailable', 'Not now.'))
    const user = renderScreen('/invitation?token=abc')
    await choose(user)
    const notice = await within(screen.getByRole('main')).findByText('Not now.')
    mockCall(acceptInvitation, () => new Promise(() => undefined))
    await user.click(screen.getByRole('button', { name: peopleTexts.acceptTheInvitation }))
    await waitFor(() => expect(notice).not.toBeInTheDocument())
  })

  it('says that it has expired', async () => {
    mockCall(getInvitation, errorAnswer('not_found', peopleTexts.invitationInvalid))
    renderScreen('/invitation?token=abc')
    expect((await screen.findAllByText(peopleTexts.invitationInvalid, { exact: false }))[0]).toBeVisible()
  })
})
