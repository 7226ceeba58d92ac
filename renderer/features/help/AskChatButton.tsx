/** A button on a page that opens the chat, with or without a question. */
import { useDispatch } from 'react-redux'
import { chatOpened } from '../../domain/chat/chatSlice'
import { Button } from '../../ui/Button'

interface Props {
  /** Sent verbatim as soon as the chat is open. */
  question?: string
  children: string
}

export function AskChatButton({ question, children }: Props) {
  const dispatch = useDispatch()
  return <Button onClick={() => dispatch(chatOpened(question ?? null))}>{children}</Button>
}
