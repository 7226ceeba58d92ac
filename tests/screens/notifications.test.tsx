import { configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listActiveAnnouncements } from '#shared/contract/announcements'
import { keepInTab } from '../../renderer/app/kept/keepInTab'
import { keptTray } from '../../renderer/app/kept/tray'
import { store } from '../../renderer/app/store'
import { notificationsReducer, notified, trayCleared } from '../../renderer/ui/notices/notificationsSlice'
import type { Severity } from '../../renderer/ui/notices/Toast'
import { aCustomer, play, refuse, renderScreen } from '../support/renderScreen'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const say = (text: string, { hideMs = 3000, severity = 'success' as Severity } = {}) =>
  act(() => {
    store.dispatch(notified({ severity, text, hideMs }))
  })

async function openWithClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  // A page that calls nothing, so that nothing else is told.
  const hands = renderScreen('/nowhere', { as: aCustomer() })
  await screen.findByRole('heading', { name: 'Page not found' })
  return hands
}

describe('a toast', () => {
  it('leaves after its time', async () => {
    await openWithClock()
    say('Saved')
    expect(screen.getByText('Saved')).toBeVisible()
    await pass(3100)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('stays while it is pointed at', async () => {
    await openWithClock()
    say('Saved')
    fireEvent.mouseEnter(screen.getByText('Saved'))
    await pass(10_000)
    expect(screen.getByText('Saved')).toBeVisible()
    fireEvent.mouseLeave(screen.getByText('Saved'))
    await pass(3100)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('that came while one looked elsewhere can be read later in the tray, and counts as new until then', async () => {
    const hands = await openWithClock()
    const looking = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    say('The run has finished')
    looking.mockRestore()
    await pass(3100)
    await hands.click(screen.getByRole('button', { name: 'Notifications, 1 new' }))
    expect(screen.getByText('The run has finished')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible()
  })

  it('about one’s own action is no news, whether it worked, was refused or was mistyped', async () => {
    const hands = await openWithClock()
    act(() => {
      for (const text of ['Saved', 'Failed to add comments!', 'Please fill at least one filter field to search.'])
        store.dispatch(
          notified({ severity: text === 'Saved' ? 'success' : 'error', text, hideMs: 3000 }, { isOwn: true }),
        )
    })
    await pass(3100)
    await hands.click(screen.getByRole('button', { name: 'Notifications' }))
    expect(screen.getByText('No new notifications.')).toBeVisible()
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('about a failure is not repeated while it is still shown', async () => {
    await openWithClock()
    say('Failed to add comments!', { severity: 'error' })
    say('Failed to add comments!', { severity: 'error' })
    expect(screen.getAllByText('Failed to add comments!')).toHaveLength(1)
  })

  describe('in the tray', () => {
    beforeEach(() => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(true))
    const load = () => {
      const loaded = configureStore({
        reducer: {
          notifications: notificationsReducer,
          person: (id: string | null = null, action: UnknownAction) =>
            action.type === 'maya' ? 'maya' : action.type === 'nobody' ? null : id,
        },
      })
      keepInTab(loaded, ({ person }) => person, keptTray)
      return loaded
    }
    const texts = (loaded: ReturnType<typeof load>) => loaded.getState().notifications.tray.map(({ text }) => text)
    const tell = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'tray:maya', newValue }))

    it('is there in another tab as well, and is emptied in both', () => {
      const [one, other] = [load(), load()]
      for (const tab of [one, other]) tab.dispatch({ type: 'maya' })
      one.dispatch(notified({ severity: 'error', text: 'Not saved', hideMs: 3000 }))
      tell(localStorage.getItem('tray:maya'))
      expect(texts(other)).toEqual(['Not saved'])
      expect(other.getState().notifications.unread).toBe(1)
      const later = load()
      later.dispatch({ type: 'maya' })
      expect(texts(later)).toEqual(['Not saved'])
      one.dispatch(trayCleared())
      tell(null)
      expect(texts(other)).toEqual([])
    })

    it('is there after a reload as well, and gone once one has signed out', () => {
      const before = load()
      before.dispatch({ type: 'maya' })
      before.dispatch(notified({ severity: 'error', text: 'Saved', hideMs: 3000 }))
      const after = load()
      expect(texts(after)).toEqual([])
      after.dispatch({ type: 'maya' })
      expect(texts(after)).toEqual(['Saved'])
      expect(after.getState().notifications).toMatchObject({ shown: [], unread: 1 })
      after.dispatch({ type: 'nobody' })
      const later = load()
      later.dispatch({ type: 'maya' })
      expect(texts(later)).toEqual([])
    })
  })
})

describe('a failed call', () => {
  it('is told once in red for two seconds, however many calls fail alike', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    play(listActiveAnnouncements, refuse('unexpected', 'Something went wrong.'))
    renderScreen('/', { as: aCustomer() })
    expect(await screen.findByText('Error: Something went wrong.')).toBeVisible()
    const tile = within(screen.getByRole('region', { name: 'Announcements' }))
    fireEvent.click(await tile.findByRole('button', { name: /Try again/ }))
    await pass(100)
    expect(screen.getAllByText('Error: Something went wrong.')).toHaveLength(1)
    await pass(2100)
    expect(screen.queryByText('Error: Something went wrong.')).not.toBeInTheDocument()
  })
})
