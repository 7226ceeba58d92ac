/** The conversation of whoever is looked at, and asking in it. */
import { useDispatch, useSelector } from 'react-redux'
import { useAskChatMutation } from '../../api/chat'
import {
  conversationOf,
  ownConversation,
  questionAnswered,
  questionAsked,
  questionFailed,
  questionTyped,
  type Conversation,
} from '../../ui/chat/chatSlice'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { problemOfQuery } from '../../ui/states/queryFace'

type State = Parameters<typeof conversationOf>[0]

export function useConversation() {
  const { customer } = useSignedIn()
  const { account } = useSelected()
  const of = customer?.crm_customer_number ?? ownConversation
  const conversation = useSelector<State, Conversation>((state) => conversationOf(state, of))
  const dispatch = useDispatch()
  const [askChat] = useAskChatMutation()
  const isWaiting = conversation.entries.some((entry) => entry.kind === 'asked' && entry.answer === null)

  /** One at a time. In the box there may be several lines; a question is one. */
  async function ask(words: string): Promise<void> {
    const question = words.replaceAll(/\s+/g, ' ').trim()
    if (question === '' || isWaiting) return
    const id = crypto.randomUUID()
    dispatch(questionAsked({ of, id, question }))
    const { data, error } = await askChat({
      body: { message: question, ...(account && { crm_service_account_id: account.crm_service_account_id }) },
    })
    if (data) dispatch(questionAnswered({ of, id, answer: data }))
    else dispatch(questionFailed({ of, id, failure: problemOfQuery(error).message }))
  }

  /** What is typed, which leaves the box at once and comes back if it fails. */
  async function send(): Promise<void> {
    if (conversation.typed.trim() === '' || isWaiting) return
    dispatch(questionTyped({ of, typed: '' }))
    await ask(conversation.typed)
  }

  return { of, ...conversation, isWaiting, ask, send }
}
