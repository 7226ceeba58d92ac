import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listActiveAnnouncements } from '#shared/contract/content/announcements'
import { logout } from '#shared/contract/signIn/session'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as serviceTexts from '#shared/texts/services/services'
import * as sessionTexts from '#shared/texts/signIn/session'
import { store } from '../../../renderer/app/store'
import { clearSession, getStoredSession, storeSession } from '../../../renderer/session/storedSession'
import {
  aCustomer,
  aSession,
  errorAnswer,
  goTo,
  mockCall,
  mockSignedInUser,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const customer = aCustomer()
const sessionKey = 'portal-session'

async function openDashboard() {
  const user = renderScreen('/', { as: customer })
  await screen.findByRole('button', { name: frameTexts.profileOf('Maya Fields') })
  return user
}

describe('logging out', () => {
  it('notifies the server, clears everything and shows the sign-in page', async () => {
    const user = await openDashboard()
    await user.click(screen.getByRole('radio', { name: serviceTexts.serviceLabels.GAS }))
    await user.click(screen.getByRole('button', { name: frameTexts.profileOf('Maya Fields') }))
    await user.click(screen.getByRole('button', { name: frameTexts.logOut }))

    expect(await screen.findByRole('heading', { name: commonTexts.signIn })).toBeVisible()
    expect(screen.getByText(sessionTexts.youreSignedOut)).toBeVisible()
    expect(window.location.search).toBe('')
    expect(requestsOf(logout)[0]?.headers.Authorization).toBe(`Bearer token-of-${customer.email_id}`)
    expect(window.sessionStorage.getItem(sessionKey)).toBeNull()
    const state = store.getState()
    expect(state.session.current).toBeNull()
    expect(state.selection).toEqual({ customerNumber: null, premiseId: null, serviceAccountId: null })
    expect(Object.keys(state.api.queries)).toEqual([])
  })

  it('logging out in another tab signs out this tab', async () => {
    await openDashboard()
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out-at', newValue: '1' }))
    })
    expect(await screen.findByText(sessionTexts.signedOutElsewhere)).toBeVisible()
  })
})

describe('the selected service', () => {
  it('is restored for the same user, without storing an email address', async () => {
    const user = await openDashboard()
    await user.click(screen.getByRole('radio', { name: serviceTexts.serviceLabels.GAS }))
    act(() => clearSession('choice'))
    expect(window.sessionStorage.getItem(`selection:${customer.user_id}`)).not.toBeNull()
    expect(JSON.stringify(window.sessionStorage)).not.toContain(customer.email_id)

    act(() => {
      storeSession(aSession(customer.email_id), { keepSignedIn: false }, null)
      goTo('/')
    })
    expect(await screen.findByRole('radio', { name: serviceTexts.serviceLabels.GAS })).toBeChecked()
  })

  it('is not restored for the next user', async () => {
    const user = await openDashboard()
    await user.click(screen.getByRole('radio', { name: serviceTexts.serviceLabels.GAS }))
    act(() => clearSession('choice'))
    const next = aCustomer({ user_id: '99999999-9999-4999-8999-999999999999', email_id: 'next@demo.example' })
    mockSignedInUser(next)
    act(() => {
      storeSession(aSession(next.email_id), { keepSignedIn: false }, null)
      goTo('/')
    })
    expect(await screen.findByRole('radio', { name: serviceTexts.serviceLabels.FIBER })).toBeChecked()
  })
})

describe('a session that the server rejects', () => {
  it('ends once, and sign-in returns to the previous page', async () => {
    mockCall(listActiveAnnouncements, errorAnswer('not_signed_in', sessionTexts.signInAgain))
    renderScreen('/?from=mail', { as: customer })
    expect(await screen.findByRole('heading', { name: commonTexts.signIn })).toBeVisible()
    expect(screen.getByText(sessionTexts.signInAgain)).toBeVisible()
    expect(window.location.search).toBe('?redirect=%2F%3Ffrom%3Dmail')
    expect(getStoredSession()).toBeNull()
  })
})

describe('inactivity', () => {
  async function openWithClock() {
    startTestTime()
    await openDashboard()
  }

  it('shows a warning a minute before the end, and any activity continues the session', async () => {
    await openWithClock()
    await passTime(541_000)
    expect(await screen.findByRole('dialog', { name: frameTexts.idleTitle })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: frameTexts.staySignedIn })).toHaveFocus())
    fireEvent.mouseMove(document.body)
    await passTime(500_000)
    expect(getStoredSession()).not.toBeNull()
  })

  it('inactivity for ten minutes signs the user out and says so', async () => {
    await openWithClock()
    goTo('/nowhere')
    await passTime(601_000)
    expect(await screen.findByText(sessionTexts.signedOutIdle)).toBeVisible()
    expect(window.location.search).toBe('?redirect=%2Fnowhere')
  })

  it('signs the user out at the first movement after the laptop was suspended', async () => {
    await openWithClock()
    vi.setSystemTime(Date.now() + 3_600_000)
    fireEvent.mouseMove(document.body)
    await waitFor(() => expect(getStoredSession()).toBeNull())
  })

  it('inactivity in one tab does not count while the user is active in another', async () => {
    await openWithClock()
    await passTime(500_000)
    window.localStorage.setItem('last-activity-at', String(Date.now()))
    await passTime(200_000)
    expect(getStoredSession()).not.toBeNull()
  })
})
