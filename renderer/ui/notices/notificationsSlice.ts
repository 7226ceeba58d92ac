import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { ToastItem } from './Toast'

export interface TrayItem {
  id: string
  text: string
  at: string
}

export interface NotificationsState {
  shown: ToastItem[]
  /** What others did that concerns the person, newest first. Toasts are not in it. */
  tray: TrayItem[]
  /** Ids of all that was in the tray, so that nothing comes back after it was cleared. */
  seen: string[]
  unread: number
  /** The person wants confirmations said aloud. */
  areSpoken: boolean
  /** What is still to be said aloud, oldest first. */
  toSay: string[]
}

const trayLimit = 50
const seenLimit = 200
/** Who is further behind than that is told old news. */
const sayLimit = 2
const initialState: NotificationsState = { shown: [], tray: [], seen: [], unread: 0, areSpoken: false, toSay: [] }

/** The same order in every tab, so that they agree. */
const newestFirst = (one: TrayItem, other: TrayItem): number =>
  other.at.localeCompare(one.at) || other.id.localeCompare(one.id)

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notified: {
      prepare: (item: Omit<ToastItem, 'id'>) => ({ payload: { ...item, id: nanoid() } }),
      reducer: (state, { payload: item }: PayloadAction<ToastItem>) => {
        // A failure that is still on the screen is not repeated.
        if (item.severity === 'error' && state.shown.some(({ text }) => text === item.text)) return
        state.shown.push(item)
      },
    },
    updatesArrived: (state, { payload }: PayloadAction<TrayItem[]>) => {
      const arrived = payload.filter(({ id }) => !state.seen.includes(id))
      state.seen = [...arrived.map(({ id }) => id), ...state.seen].slice(0, seenLimit)
      state.tray = [...arrived, ...state.tray].toSorted(newestFirst).slice(0, trayLimit)
      state.unread += arrived.length
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
      state.seen = [...new Set([...known, ...state.seen])].slice(0, seenLimit)
    },
    trayCleared: (state) => {
      state.tray = []
      state.unread = 0
    },
  },
})

export const {
  notified,
  updatesArrived,
  speechChosen,
  sayingWished,
  sayingTaken,
  dismissed,
  trayRead,
  trayRestored,
  trayCleared,
} = slice.actions
export const notificationsReducer = slice.reducer

export interface WithNotifications {
  notifications: NotificationsState
}

export const selectNotifications = (state: WithNotifications): NotificationsState => state.notifications
