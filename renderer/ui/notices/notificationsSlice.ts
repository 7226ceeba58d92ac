import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Severity, ToastItem } from './Toast'

export interface TrayItem {
  id: string
  severity: Severity
  text: string
  at: string
}

export interface NotificationsState {
  shown: ToastItem[]
  /** What happened while the person looked elsewhere, newest first. */
  tray: TrayItem[]
  unread: number
  /** The person wants confirmations said aloud. */
  areSpoken: boolean
  /** What is still to be said aloud, oldest first. */
  toSay: string[]
}

const trayLimit = 50
/** Who is further behind than that is told old news. */
const sayLimit = 2
const initialState: NotificationsState = { shown: [], tray: [], unread: 0, areSpoken: false, toSay: [] }

type Notified = ToastItem & { at: string; isNews: boolean }

interface Kind {
  /** Answers what the person just did: it is told on the spot, and is never news. */
  isOwn?: boolean
}

/** The same order in every tab, so that they agree. */
const newestFirst = (one: TrayItem, other: TrayItem): number =>
  other.at.localeCompare(one.at) || other.id.localeCompare(one.id)

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notified: {
      prepare: (item: Omit<ToastItem, 'id'>, { isOwn = false }: Kind = {}) => ({
        payload: { ...item, id: nanoid(), at: new Date().toISOString(), isNews: !isOwn && document.hidden },
      }),
      reducer: (state, { payload: { at, isNews, ...item } }: PayloadAction<Notified>) => {
        // A failure that is still on the screen is not repeated.
        if (item.severity === 'error' && state.shown.some(({ text }) => text === item.text)) return
        state.shown.push(item)
        if (!isNews) return
        state.tray = [{ id: item.id, severity: item.severity, text: item.text, at }, ...state.tray].slice(0, trayLimit)
        state.unread += 1
      },
    },
    speechChosen: (state, action: PayloadAction<boolean>) => {
      state.areSpoken = action.payload
    },
    sayingWished: (state, { payload }: PayloadAction<string>) => {
      state.toSay = [...state.toSay, payload].slice(-sayLimit)
    },
    /** The oldest is being said, or was kept silent. */
    sayingTaken: (state) => {
      state.toSay.shift()
    },
    dismissed: (state, action: PayloadAction<string>) => {
      state.shown = state.shown.filter(({ id }) => id !== action.payload)
    },
    trayRead: (state) => {
      state.unread = 0
    },
    /** Among what has been said since, in this tab or another. */
    trayRestored: (state, { payload }: PayloadAction<Pick<NotificationsState, 'tray' | 'unread'>>) => {
      const known = new Set(payload.tray.map(({ id }) => id))
      const own = state.tray.filter(({ id }) => !known.has(id))
      state.tray = [...own, ...payload.tray].toSorted(newestFirst).slice(0, trayLimit)
      state.unread = payload.unread + Math.min(state.unread, own.length)
    },
    trayCleared: (state) => {
      state.tray = []
      state.unread = 0
    },
  },
})

export const { notified, speechChosen, sayingWished, sayingTaken, dismissed, trayRead, trayRestored, trayCleared } =
  slice.actions
export const notificationsReducer = slice.reducer

export interface WithNotifications {
  notifications: NotificationsState
}

export const selectNotifications = (state: WithNotifications): NotificationsState => state.notifications
