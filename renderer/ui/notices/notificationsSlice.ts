import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { ToastItem } from './Toast'

export const trayGroups = ['assigned', 'replies', 'approvals'] as const
export type TrayGroup = (typeof trayGroups)[number]

export interface TrayItem {
  id: string
  group: TrayGroup
  text: string
  /** The page about it; null if there is none. */
  url: string | null
  at: string
}

export interface NotificationsState {
  toasts: ToastItem[]
  /** Actions of others that concern the person, newest first. Toasts are not included. */
  tray: TrayItem[]
  /** Ids of all items that were in the tray, so that cleared ones do not return. */
  seen: string[]
  unread: number
  /** Whether the person wants confirmations spoken. */
  areSpoken: boolean
  /** Texts waiting to be spoken, oldest first. */
  speechTexts: string[]
}

const trayLimit = 50
const seenLimit = 200
/** Older texts are dropped, because they would be outdated when spoken. */
const speechLimit = 2
const initialState: NotificationsState = {
  toasts: [],
  tray: [],
  seen: [],
  unread: 0,
  areSpoken: false,
  speechTexts: [],
}

/** Sorts the same way in every tab. */
const newestFirst = (left: TrayItem, right: TrayItem): number =>
  right.at.localeCompare(left.at) || right.id.localeCompare(left.id)

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notified: {
      prepare: (item: Omit<ToastItem, 'id'>) => ({ payload: { ...item, id: nanoid() } }),
      reducer: (state, { payload: item }: PayloadAction<ToastItem>) => {
        // An error that is still displayed is not repeated.
        if (item.severity === 'error' && state.toasts.some(({ text }) => text === item.text)) return
        state.toasts.push(item)
      },
    },
    updatesArrived: (state, { payload }: PayloadAction<TrayItem[]>) => {
      const arrived = payload.filter(({ id }) => !state.seen.includes(id))
      state.seen = [...arrived.map(({ id }) => id), ...state.seen].slice(0, seenLimit)
      state.tray = [...arrived, ...state.tray].toSorted(newestFirst).slice(0, trayLimit)
      state.unread += arrived.length
    },
    spokenConfirmationsChanged: (state, action: PayloadAction<boolean>) => {
      state.areSpoken = action.payload
    },
    speechRequested: (state, { payload }: PayloadAction<string>) => {
      state.speechTexts = [...state.speechTexts, payload].slice(-speechLimit)
    },
    /** Removes the oldest text, when it is spoken or dropped. */
    speechTaken: (state) => {
      state.speechTexts.shift()
    },
    dismissed: (state, action: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ id }) => id !== action.payload)
    },
    trayRead: (state) => {
      state.unread = 0
    },
    /** Merges restored items with those that arrived since, in this tab or another. */
    trayRestored: (state, { payload }: PayloadAction<Pick<NotificationsState, 'tray' | 'unread'>>) => {
      const restoredIds = new Set(payload.tray.map(({ id }) => id))
      const localItems = state.tray.filter(({ id }) => !restoredIds.has(id))
      state.tray = [...localItems, ...payload.tray].toSorted(newestFirst).slice(0, trayLimit)
      state.unread = payload.unread + Math.min(state.unread, localItems.length)
      state.seen = [...new Set([...restoredIds, ...state.seen])].slice(0, seenLimit)
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
  spokenConfirmationsChanged,
  speechRequested,
  speechTaken,
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
