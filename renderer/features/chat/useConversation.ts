/** Provides the conversation about the current customer and asks questions in it. */
import { useDispatch, useSelector } from 'react-redux'
import { useAskChatMutation } from '../../api/speech/chat'
import {
  type Conversation,
  conversationOf,
  ownConversation,
  questionAnswered,
  questionAsked,
  questionFailed,
  questionTyped,
} from '../../domain/chat/chatSlice'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { problemOfQuery } from '../../ui/states/queryState'

type ChatStoreState = Parameters<typeof conversationOf>[0]

export function useConversation() {
  const { customer } = useSignedIn()
  const { account } = useSelection()
  const conversationId = customer?.crm_customer_number ?? ownConversation
  const conversation = useSelector<ChatStoreState, Conversation>((state) => conversationOf(state, conversationId))
  const dispatch = useDispatch()
  const [askChat] = useAskChatMutation()
  const isWaiting = conversation.entries.some((entry) => entry.kind === 'asked' && entry.answer === null)

  /** Asks one question at a time. Line breaks become spaces because a question is one line. */
  async function ask(input: string): Promise<void> {
    const question = input.replaceAll(/\s+/g, ' ').trim()
    if (question === '' || isWaiting) return
    const id = crypto.randomUUID()
    dispatch(questionAsked({ conversationId, id, question, askedAt: new Date().toISOString() }))
    const { data, error } = await askChat({
      body: { message: question, ...(account && { crm_service_account_id: account.crm_service_account_id }) },
    })
    if (data) dispatch(questionAnswered({ conversationId, id, answer: data }))
    else dispatch(questionFailed({ conversationId, id, failure: problemOfQuery(error).message }))
  }

  /** Sends the typed question, which leaves the box immediately and returns if the call fails. */
  async function send(): Promise<void> {
    if (conversation.typed.trim() === '' || isWaiting) return
    dispatch(questionTyped({ conversationId, typed: '' }))
    await ask(conversation.typed)
  }

  return { conversationId, ...conversation, isWaiting, ask, send }
}
