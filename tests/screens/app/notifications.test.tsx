import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { countWaiting } from '#shared/contract/cases/messages'
import { listActiveAnnouncements } from '#shared/contract/content/announcements'
import type { AccountAlert } from '#shared/contract/customers/accountAlerts'
import { getPreferences } from '#shared/contract/customers/preferences'
import { paths } from '#shared/paths'
import * as bellTexts from '#shared/texts/bell'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { store } from '../../../renderer/app/store'
import { notified } from '../../../renderer/ui/notices/notificationsSlice'
import type { Severity } from '../../../renderer/ui/notices/Toast'
import { withAllTiles } from '../../support/answers/settingsAnswers'
import { mockHousehold } from '../../support/screens/household'
import { aCustomer, errorAnswer, mockCall, renderScreen } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const notify = (text: string, { hideMs = 3000, severity = 'success' as Severity } = {}) =>
  act(() => {
    store.dispatch(notified({ severity, text, hideMs }))
  })

const toast = 'Saved'

async function openWithClock() {
  startTestTime()
  // This page makes no calls, so that no other messages appear.
  const user = renderScreen('/nowhere', { as: aCustomer() })
  await screen.findByRole('heading', { name: frameTexts.pageNotFound })
  return user
}

describe('a toast', () => {
  it('disappears after its duration', async () => {
    await openWithClock()
    notify(toast)
    expect(screen.getByText(toast)).toBeVisible()
    await passTime(3100)
    expect(screen.queryByText(toast)).not.toBeInTheDocument()
  })

  it('stays while the pointer is over it', async () => {
    await openWithClock()
    notify(toast)
    fireEvent.mouseEnter(screen.getByText(toast))
    await passTime(10_000)
    expect(screen.getByText(toast)).toBeVisible()
    fireEvent.mouseLeave(screen.getByText(toast))
    await passTime(3100)
    expect(screen.queryByText(toast)).not.toBeInTheDocument()
  })

  it('is not repeated while the same failure is still shown', async () => {
    await openWithClock()
    notify('Failed to add comments!', { severity: 'error' })
    notify('Failed to add comments!', { severity: 'error' })
    expect(screen.getAllByText('Failed to add comments!')).toHaveLength(1)
  })
})

describe('the bell', () => {
  const pastDue: AccountAlert = {
    kind: 'past_due',
    crm_billing_account_number: '4002',
    amount: 120_00,
    due_date: '2026-03-10',
    bills: [{ amount: 120_00, due_date: '2026-03-10' }],
    next_step: null,
    next_step_on: null,
    declined_payment: null,
  }
  const waitingRequest: AccountAlert = {
    kind: 'request_waiting',
    case_id: '99999999-9999-4999-8999-999999999999',
    case_no: 'C-2026-000001',
    title: 'Slow internet',
  }

  it('counts what waits for the user, each with one link to the page that lists it', async () => {
    const declined: AccountAlert = {
      kind: 'payment_declined',
      crm_billing_account_number: '4001',
      amount: 120_00,
      declined_on: '2026-03-12',
      by_autopay: false,
      method: 'Visa ending in 1111',
      reason: '',
    }
    mockHousehold(aCustomer(), { alerts: [pastDue, declined, waitingRequest] })
    mockCall(countWaiting, { unread_messages: 2, waiting_requests: 4 })
    const user = renderScreen('/nowhere', { as: aCustomer() })
    await user.click(await screen.findByRole('button', { name: bellTexts.notificationsWaiting(8) }))
    const list = within(await screen.findByRole('list', { name: bellTexts.waitingForYou }))
    const links = list.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
    expect(links).toEqual([
      [expect.stringContaining(bellTexts.accountAlerts(2)), paths.dashboard],
      [expect.stringContaining(bellTexts.requestsWait(4)), `${paths.serviceTicket}?tab=waiting`],
      [expect.stringContaining(bellTexts.unreadMessages(2)), paths.messageCenter],
    ])
    expect(screen.queryByText(bellTexts.noNewNotifications)).not.toBeInTheDocument()
  })

  it('says that something is missing if it could not be loaded', async () => {
    mockCall(countWaiting, errorAnswer('unexpected', 'Something went wrong.'))
    const user = renderScreen('/nowhere', { as: aCustomer() })
    await screen.findByText('Error: Something went wrong.')
    await user.click(screen.getByRole('button', { name: bellTexts.notifications }))
    expect(await screen.findByText(bellTexts.waitingLoadFailed)).toBeVisible()
    expect(screen.queryByText(bellTexts.noNewNotifications)).not.toBeInTheDocument()
  })

  it('counts no toast, whether the page is visible or not', async () => {
    const user = await openWithClock()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    notify('Error: Something went wrong.', { severity: 'error' })
    notify(toast)
    hidden.mockRestore()
    await passTime(3100)
    await user.click(screen.getByRole('button', { name: bellTexts.notifications }))
    expect(screen.getByText(bellTexts.noNewNotifications)).toBeVisible()
  })
})

describe('a failed call', () => {
  it('is shown once in red for two seconds, even if several calls fail the same way', async () => {
    mockCall(getPreferences, withAllTiles)
    startTestTime()
    mockCall(listActiveAnnouncements, errorAnswer('unexpected', 'Something went wrong.'))
    renderScreen('/', { as: aCustomer() })
    expect(await screen.findByText('Error: Something went wrong.')).toBeVisible()
    const tile = () => within(screen.getByRole('region', { name: commonTexts.announcements }))
    await waitFor(() => fireEvent.click(tile().getByRole('button', { name: commonTexts.tryAgain })))
    await passTime(100)
    expect(screen.getAllByText('Error: Something went wrong.')).toHaveLength(1)
    await passTime(2100)
    expect(screen.queryByText('Error: Something went wrong.')).not.toBeInTheDocument()
  })
})
