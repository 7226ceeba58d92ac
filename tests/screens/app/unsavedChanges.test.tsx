/** Every way to leave a page that has unsaved changes. */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useNavigate } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { rightText } from '#shared/access/rightText'
import { getRolePermissions, listRoleMembers, listRoles } from '#shared/contract/access/roles'
import { paths } from '#shared/paths'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as commandTexts from '#shared/texts/speech/commands'
import { GuardedRouter } from '../../../renderer/app/GuardedRouter'
import { LeaveConfirmation } from '../../../renderer/ui/dialogs/LeaveConfirmation'
import { csr, owner, queueReader, rightsOf, staff } from '../../support/answers/roleAnswers'
import { enterText } from '../../support/screens/enterText'
import { mockCall, renderScreen } from '../../support/screens/renderScreen'

const settings = '/admin/settings'
const path = () => window.location.pathname

/** Opens a page, goes to the roles from it, and changes one. */
async function changeRole(first = settings): Promise<UserEvent> {
  mockCall(listRoles, [csr, owner])
  mockCall(getRolePermissions, rightsOf(csr, queueReader))
  mockCall(listRoleMembers, { members: [], total_count: 0 })
  const user = renderScreen(first, { as: staff })
  if (first !== settings) await openInPalette(user, 'go to access control')
  await user.click(await screen.findByRole('checkbox', { name: rightText('QUEUE.write') }))
  expect(path()).toBe(settings)
  return user
}

async function openInPalette(user: UserEvent, words: string): Promise<void> {
  await screen.findByRole('button', { name: commandTexts.openPalette })
  await user.keyboard('{Control>}k{/Control}')
  await enterText(user, await screen.findByRole('combobox', { name: commandTexts.staffPalettePrompt }), words)
  await user.keyboard('{Enter}')
}

const goToHome = (user: UserEvent) => user.click(screen.getByRole('link', { name: frameTexts.home }))

const question = () => screen.findByRole('dialog', { name: commonTexts.leaveWithoutSaving })

async function answer(user: UserEvent, name: string): Promise<void> {
  await user.click(within(await question()).getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

describe('leaving unsaved changes', () => {
  it.each([
    ['a link', goToHome, paths.dashboard],
    ['a command', (user: UserEvent) => openInPalette(user, 'go to FAQs'), '/faq'],
    ['a page of the palette', (user: UserEvent) => openInPalette(user, 'unanswered'), '/messageQueue'],
  ])('is confirmed first: %s', async (_way, leave, target) => {
    const user = await changeRole()
    await leave(user)
    await answer(user, commonTexts.no)
    expect(path()).toBe(settings)
    expect(screen.getByText(roleTexts.unsavedCount(1))).toBeInTheDocument()
    await leave(user)
    await answer(user, commonTexts.yes)
    await waitFor(() => expect(path()).toBe(target))
    expect(screen.queryByText(roleTexts.unsavedCount(1))).not.toBeInTheDocument()
  })

  it('is confirmed for the back and forward buttons too, which then work', async () => {
    const user = await changeRole('/faq')
    act(() => window.history.back())
    await answer(user, commonTexts.no)
    expect(path()).toBe(settings)
    act(() => window.history.back())
    await answer(user, commonTexts.yes)
    await waitFor(() => expect(path()).toBe('/faq'))
    // The draft is kept, so the page still has something to lose after a return.
    act(() => window.history.forward())
    await screen.findByText(roleTexts.unsavedCount(1))
    await goToHome(user)
    await answer(user, commonTexts.yes)
    act(() => window.history.back())
    await screen.findByText(roleTexts.unsavedCount(1))
    act(() => window.history.forward())
    await answer(user, commonTexts.no)
    expect(path()).toBe(settings)
    act(() => window.history.forward())
    await answer(user, commonTexts.yes)
    await waitFor(() => expect(path()).toBe(paths.dashboard))
  })

  it('is confirmed before the tab is closed, unless the changes were discarded', async () => {
    const user = await changeRole()
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isHeld()).toBe(true)
    await user.click(screen.getByRole('button', { name: commonTexts.discard }))
    expect(isHeld()).toBe(false)
    await goToHome(user)
    expect(path()).toBe(paths.dashboard)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it('leaving unsaved changes is confirmed before a navigation by code, which keeps its state', async () => {
  window.history.replaceState(null, '', '/here')
  const GoButton = () => {
    const navigate = useNavigate()
    return <button onClick={() => void navigate('/there?x=1', { state: { from: 'code' } })}>Go</button>
  }
  render(
    <GuardedRouter>
      <GoButton />
      <LeaveConfirmation unsavedText="1 unsaved change." />
    </GuardedRouter>,
  )
  act(() => screen.getByRole('button', { name: 'Go' }).click())
  const dialog = within(await question())
  expect(path()).toBe('/here')
  act(() => dialog.getByRole('button', { name: commonTexts.yes }).click())
  expect(path()).toBe('/there')
  expect(window.history.state).toMatchObject({ usr: { from: 'code' } })
})
