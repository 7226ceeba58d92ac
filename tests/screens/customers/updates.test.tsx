import { configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listUpdates, type Update } from '#shared/contract/customers/updates'
import { paths } from '#shared/paths'
import * as bellTexts from '#shared/texts/bell'
import * as updateTexts from '#shared/texts/customers/updates'
import * as frameTexts from '#shared/texts/frame'
import { persistSlice } from '../../../renderer/app/persistence/persistSlice'
import { persistedTray } from '../../../renderer/app/persistence/tray'
import {
  notificationsReducer,
  type TrayItem,
  trayCleared,
  updatesArrived,
  type WithNotifications,
} from '../../../renderer/ui/notices/notificationsSlice'
import { caseId } from '../../support/answers/queueAnswers'
import { aCustomer, aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

async function openWithClock() {
  startTestTime()
  // This page makes no calls, so that no other messages appear.
  const user = renderScreen('/nowhere', { as: aCustomer() })
  await screen.findByRole('heading', { name: frameTexts.pageNotFound })
  return user
}

const update = (number: number, changes: Partial<Update> = {}): Update => ({
  update_id: `0000000${number}-0000-4000-8000-000000000000`,
  kind: 'message_assigned',
  happened_at: '2026-03-13T15:01:00.000Z',
  by: 'Vera Second',
  case_id: caseId(number),
  case_no: `C-2026-00000${number}`,
  is_message: true,
  ...changes,
})

const until = '2026-03-13T15:02:00.000Z'

const anItem = (text: string): TrayItem => ({ id: '1', group: 'assigned', text, url: null, at: until })

describe('the bell', () => {
  const load = () =>
    configureStore({
      reducer: {
        notifications: notificationsReducer,
        person: (id: string | null = null, action: UnknownAction) =>
          action.type === 'maya' ? 'maya' : action.type === 'nobody' ? null : id,
      },
      middleware: (defaults) =>
        defaults().concat(
          persistSlice(({ person }: WithNotifications & { person: string | null }) => person, persistedTray),
        ),
    })

  const texts = (loaded: ReturnType<typeof load>) => loaded.getState().notifications.tray.map(({ text }) => text)

  const dispatchStorageEvent = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'tray:maya', newValue }))

  it('counts actions by others that concern the user at the next poll', async () => {
    const user = await openWithClock()
    await passTime(100)
    const replied = update(2, { kind: 'customer_replied', by: 'Maya Fields' })
    mockCall(listUpdates, {
      updates: [update(1), replied],
      until,
    })
    await passTime(60_000)
    await user.click(screen.getByRole('button', { name: bellTexts.notificationsNew(2) }))
    expect(await screen.findByText(updateTexts.updateText(update(1)))).toBeVisible()
    expect(screen.getByText(updateTexts.updateText(replied))).toBeVisible()
    expect(screen.getByRole('button', { name: bellTexts.notifications })).toBeVisible()
  })

  it('groups what happened, links to it, and combines replies to the same message', async () => {
    startTestTime()
    const user = renderScreen('/nowhere', { as: aStaffMember() })
    await screen.findByRole('heading', { name: frameTexts.pageNotFound })
    await passTime(100)
    const replied = update(2, { kind: 'customer_replied', by: 'Maya Fields' })
    const again = { ...replied, update_id: update(3).update_id }
    const refund = update(4, { kind: 'refund_requested', case_id: null, case_no: null, is_message: null })
    const request = update(5, { kind: 'request_assigned', is_message: false })
    mockCall(listUpdates, { updates: [update(1), replied, again, refund, request], until })
    await passTime(60_000)
    await user.click(screen.getByRole('button', { name: bellTexts.notificationsNew(5) }))
    await screen.findByRole('list', { name: updateTexts.assignedToYou })
    const linksIn = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
    expect(linksIn(updateTexts.assignedToYou)).toEqual([
      [updateTexts.updateText(request), `${paths.serviceTicketView}?case=${caseId(5)}`],
      [updateTexts.updateText(update(1)), `${paths.messageQueue}?case=${caseId(1)}`],
    ])
    expect(linksIn(updateTexts.repliesToYou)).toEqual([
      [updateTexts.updateText(replied), `${paths.messageQueue}?case=${caseId(2)}`],
    ])
    expect(screen.getByText(updateTexts.times(2))).toBeVisible()
    expect(linksIn(updateTexts.waitingForApproval)).toEqual([
      [updateTexts.updateText(refund), `${paths.depositAccounts}?tab=refunds`],
    ])
  })

  it('continues after the last response, and shows nothing again after it was cleared', async () => {
    const user = await openWithClock()
    await passTime(100)
    mockCall(listUpdates, { updates: [update(1)], until })
    await passTime(60_000)
    await user.click(screen.getByRole('button', { name: bellTexts.notificationsNew(1) }))
    await user.click(await screen.findByRole('button', { name: bellTexts.clearAll }))
    await passTime(60_000)
    expect(requestsOf(listUpdates).map(({ query }) => query)).toEqual([
      {},
      { since: '2026-03-13T15:00:00.000Z' },
      { since: until },
    ])
    expect(screen.getByText(bellTexts.noNewNotifications)).toBeVisible()
  })

  it('is shared with other tabs, and clearing it empties all of them', () => {
    const [one, other] = [load(), load()]
    for (const tab of [one, other]) tab.dispatch({ type: 'maya' })
    one.dispatch(updatesArrived([anItem('Not saved')]))
    dispatchStorageEvent(localStorage.getItem('tray:maya'))
    expect(texts(other)).toEqual(['Not saved'])
    expect(other.getState().notifications.unread).toBe(1)
    const later = load()
    later.dispatch({ type: 'maya' })
    expect(texts(later)).toEqual(['Not saved'])
    one.dispatch(trayCleared())
    dispatchStorageEvent(null)
    expect(texts(other)).toEqual([])
  })

  it('is restored after a reload and cleared at sign-out', () => {
    const before = load()
    before.dispatch({ type: 'maya' })
    before.dispatch(updatesArrived([anItem('Saved')]))
    const after = load()
    expect(texts(after)).toEqual([])
    after.dispatch({ type: 'maya' })
    expect(texts(after)).toEqual(['Saved'])
    expect(after.getState().notifications).toMatchObject({ toasts: [], unread: 1 })
    after.dispatch({ type: 'nobody' })
    const later = load()
    later.dispatch({ type: 'maya' })
    expect(texts(later)).toEqual([])
  })
})
