/** The chat: whether its panel is open, and what was asked and answered in this tab since sign-in, for each customer apart. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ChatAnswer } from '#shared/contract/chat'

export type ChatEntry =
  /** `answer` is null while it is on its way. */
  | { kind: 'asked'; id: string; question: string; answer: ChatAnswer | null }
  | { kind: 'handedOver'; id: string; caseNo: string }

export interface Conversation {
  entries: ChatEntry[]
  typed: string
  /** Why the last question has no answer. */
  failure: string | null
  /** What would be handed over is looked at. */
  isHandingOver: boolean
  /** What was sent and not answered, with its key: the same again is the same message. */
  sent: { key: string; message: string } | null
}

export interface ChatState {
  isOpen: boolean
  /** What was asked outside of the panel, until the panel asks it. */
  toAsk: string | null
  /** By the number of the opened customer; one's own under `own`. */
  conversations: Record<string, Conversation>
}

export const ownConversation = 'own'

const initialState: ChatState = { isOpen: false, toAsk: null, conversations: {} }
const nothingSaid: Conversation = { entries: [], typed: '', failure: null, isHandingOver: false, sent: null }

interface Of {
  of: string
}

const conversationIn = (state: ChatState, of: string): Conversation =>
  (state.conversations[of] ??= { ...nothingSaid, entries: [] })

const slice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    chatOpened: (state, { payload }: PayloadAction<string | null>) => {
      state.isOpen = true
      state.toAsk = payload
    },
    chatClosed: (state) => {
      state.isOpen = false
      state.toAsk = null
    },
    questionTyped: (state, { payload: { of, typed } }: PayloadAction<Of & { typed: string }>) => {
      conversationIn(state, of).typed = typed
    },
    questionAsked: (state, { payload: { of, id, question } }: PayloadAction<Of & { id: string; question: string }>) => {
      const conversation = conversationIn(state, of)
      conversation.entries.push({ kind: 'asked', id, question, answer: null })
      conversation.failure = null
      conversation.isHandingOver = false
      state.toAsk = null
    },
    /** An answer to what is no longer asked, such as after a sign-out, goes nowhere. */
    questionAnswered: (
      state,
      { payload: { of, id, answer } }: PayloadAction<Of & { id: string; answer: ChatAnswer }>,
    ) => {
      const entry = state.conversations[of]?.entries.find((one) => one.id === id)
      if (entry?.kind === 'asked') entry.answer = answer
    },
    /** The question goes back to where it can be sent again. */
    questionFailed: (state, { payload: { of, id, failure } }: PayloadAction<Of & { id: string; failure: string }>) => {
      const conversation = state.conversations[of]
      const entry = conversation?.entries.find((one) => one.id === id)
      if (!conversation || entry?.kind !== 'asked') return
      conversation.entries = conversation.entries.filter((one) => one !== entry)
      conversation.failure = failure
      if (conversation.typed.trim() === '') conversation.typed = entry.question
    },
    handOverShown: (state, { payload: { of, isShown } }: PayloadAction<Of & { isShown: boolean }>) => {
      conversationIn(state, of).isHandingOver = isShown
    },
    handOverSent: (state, { payload: { of, ...sent } }: PayloadAction<Of & NonNullable<Conversation['sent']>>) => {
      conversationIn(state, of).sent = sent
    },
    handedOver: (state, { payload: { of, ...said } }: PayloadAction<Of & { id: string; caseNo: string }>) => {
      const conversation = state.conversations[of]
      if (!conversation) return
      conversation.entries.push({ kind: 'handedOver', ...said })
      conversation.isHandingOver = false
      conversation.failure = null
      conversation.sent = null
    },
    conversationEnded: (state, { payload: { of } }: PayloadAction<Of>) => {
      delete state.conversations[of]
    },
  },
})

export const {
  chatOpened,
  chatClosed,
  questionTyped,
  questionAsked,
  questionAnswered,
  questionFailed,
  handOverShown,
  handOverSent,
  handedOver,
  conversationEnded,
} = slice.actions
export const chatReducer = slice.reducer

interface WithChat {
  chat: ChatState
}

export const selectChat = (state: WithChat): ChatState => state.chat
export const conversationOf = ({ chat }: WithChat, of: string): Conversation => chat.conversations[of] ?? nothingSaid
