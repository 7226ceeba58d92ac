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
  /** Everything that was said since sign-in, newest first, for whoever looked away. */
  tray: TrayItem[]
  unread: number
  /** The person wants confirmations said aloud. */
  areSpoken: boolean
}

const trayLimit = 50
const initialState: NotificationsState = { shown: [], tray: [], unread: 0, areSpoken: false }

type Notified = ToastItem & { at: string; isUnique: boolean }

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notified: {
      prepare: (item: Omit<ToastItem, 'id'>, { isUnique = false } = {}) => ({
        payload: { ...item, id: nanoid(), at: new Date().toISOString(), isUnique },
      }),
      reducer: (state, { payload: { at, isUnique, ...item } }: PayloadAction<Notified>) => {
        if (isUnique && state.shown.some(({ text }) => text === item.text)) return
        state.shown.push(item)
        state.tray = [{ id: item.id, severity: item.severity, text: item.text, at }, ...state.tray].slice(0, trayLimit)
        state.unread += 1
      },
    },
    speechChosen: (state, action: PayloadAction<boolean>) => {
      state.areSpoken = action.payload
    },
    dismissed: (state, action: PayloadAction<string>) => {
      state.shown = state.shown.filter(({ id }) => id !== action.payload)
    },
    trayRead: (state) => {
      state.unread = 0
    },
    /** Behind what has been said since. */
    trayRestored: (state, { payload }: PayloadAction<Pick<NotificationsState, 'tray' | 'unread'>>) => {
      state.tray = [...state.tray, ...payload.tray].slice(0, trayLimit)
      state.unread += payload.unread
    },
    trayCleared: (state) => {
      state.tray = []
      state.unread = 0
    },
  },
})

export const { notified, speechChosen, dismissed, trayRead, trayRestored, trayCleared } = slice.actions
export const notificationsReducer = slice.reducer

export interface WithNotifications {
  notifications: NotificationsState
}

export const selectNotifications = (state: WithNotifications): NotificationsState => state.notifications
