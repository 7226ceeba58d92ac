/** A page's own way into the chat, with a question or without one. */
import { Button } from 'antd'
import { useDispatch } from 'react-redux'
import { chatOpened } from './chatSlice'

interface Props {
  /** Asked word for word as soon as the chat is there. */
  question?: string
  children: string
}

export function AskChatButton({ question, children }: Props) {
  const dispatch = useDispatch()
  return <Button onClick={() => dispatch(chatOpened(question ?? null))}>{children}</Button>
}
