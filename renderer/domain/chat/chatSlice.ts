/**
 * The state of the chat: whether its panel is open, and the conversations of this tab since sign-in, one per customer.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ChatAnswer } from '#shared/contract/speech/chat'

export type ChatEntry =
  /** `answer` is null while it is pending. */
  | { kind: 'asked'; id: string; question: string; askedAt: string; answer: ChatAnswer | null }
  | { kind: 'handedOver'; id: string; caseNo: string }

export interface Conversation {
  entries: ChatEntry[]
  typed: string
  /** Why the last question has no answer. */
  failure: string | null
  /** Whether the user reviews what would be handed over. */
  isHandingOver: boolean
}

interface ChatState {
  isOpen: boolean
  /** A question from outside the panel, until the panel sends it. */
  pendingQuestion: string | null
  /** Keyed by the number of the open customer, or `own` for the user's own account. */
  conversations: Record<string, Conversation>
}

export const ownConversation = 'own'

const initialState: ChatState = { isOpen: false, pendingQuestion: null, conversations: {} }
const emptyConversation: Conversation = { entries: [], typed: '', failure: null, isHandingOver: false }

interface ConversationKey {
  conversationId: string
}

const ensureConversation = (state: ChatState, conversationId: string): Conversation =>
  (state.conversations[conversationId] ??= { ...emptyConversation, entries: [] })

const slice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    chatOpened: (state, { payload }: PayloadAction<string | null>) => {
      state.isOpen = true
      state.pendingQuestion = payload
    },
    chatClosed: (state) => {
      state.isOpen = false
      state.pendingQuestion = null
    },
    questionTyped: (
      state,
      { payload: { conversationId, typed } }: PayloadAction<ConversationKey & { typed: string }>,
    ) => {
      ensureConversation(state, conversationId).typed = typed
    },
    questionAsked: (
      state,
      {
        payload: { conversationId, ...asked },
      }: PayloadAction<ConversationKey & { id: string; question: string; askedAt: string }>,
    ) => {
      const conversation = ensureConversation(state, conversationId)
      conversation.entries.push({ kind: 'asked', ...asked, answer: null })
      conversation.failure = null
      conversation.isHandingOver = false
      state.pendingQuestion = null
    },
    /** An answer to a question that no longer exists, for example after a sign-out, is dropped. */
    questionAnswered: (
      state,
      { payload: { conversationId, id, answer } }: PayloadAction<ConversationKey & { id: string; answer: ChatAnswer }>,
    ) => {
      const entry = state.conversations[conversationId]?.entries.find((candidate) => candidate.id === id)
      if (entry?.kind === 'asked') entry.answer = answer
    },
    /** The question moves back to the input, where it can be sent again. */
    questionFailed: (
      state,
      { payload: { conversationId, id, failure } }: PayloadAction<ConversationKey & { id: string; failure: string }>,
    ) => {
      const conversation = state.conversations[conversationId]
      const entry = conversation?.entries.find((candidate) => candidate.id === id)
      if (!conversation || entry?.kind !== 'asked') return
      conversation.entries = conversation.entries.filter((candidate) => candidate !== entry)
      conversation.failure = failure
      if (conversation.typed.trim() === '') conversation.typed = entry.question
    },
    handOverShown: (
      state,
      { payload: { conversationId, isShown } }: PayloadAction<ConversationKey & { isShown: boolean }>,
    ) => {
      ensureConversation(state, conversationId).isHandingOver = isShown
    },
    handedOver: (
      state,
      { payload: { conversationId, ...details } }: PayloadAction<ConversationKey & { id: string; caseNo: string }>,
    ) => {
      const conversation = state.conversations[conversationId]
      if (!conversation) return
      conversation.entries.push({ kind: 'handedOver', ...details })
      conversation.isHandingOver = false
      conversation.failure = null
    },
    conversationEnded: (state, { payload: { conversationId } }: PayloadAction<ConversationKey>) => {
      delete state.conversations[conversationId]
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
  handedOver,
  conversationEnded,
} = slice.actions
export const chatReducer = slice.reducer

interface WithChat {
  chat: ChatState
}

export const selectChat = (state: WithChat): ChatState => state.chat
export const conversationOf = ({ chat }: WithChat, conversationId: string): Conversation =>
  chat.conversations[conversationId] ?? emptyConversation
