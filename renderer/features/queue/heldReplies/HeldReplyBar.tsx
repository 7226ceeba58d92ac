/** Shows replies that wait to be sent on every page, announces them, and reports when they were sent. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { createCaseComment } from '#shared/contract/cases/messages'
import { messageSnackbarMs } from '#shared/http/limits'
import * as replyTexts from '#shared/texts/cases/heldReplies'
import * as messageTexts from '#shared/texts/cases/messages'
import { api } from '../../../api/client'
import { useNotify } from '../../../ui/notices/useNotify'
import { HeldReplies } from './HeldReplies'
import { useAreShownInMessage } from './shownInMessage'
import { useHeldReplies, type WaitingReply } from './useHeldReplies'

/** The server sends a reply some moments after its time. */
const checkAfterMs = 500

export function HeldReplyBar() {
  const { replies, loadedAt, refetch } = useHeldReplies()
  const isInMessage = useAreShownInMessage()
  const held = replies.filter(({ refusal }) => refusal === null)
  const refused = replies.filter(({ refusal }) => refusal !== null)
  useReportSent(held)

  const check = useEffectEvent(() => void refetch())
  const next = Math.min(...held.map(({ sends_in_ms }) => sends_in_ms))
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return undefined
    const timer = setTimeout(() => check(), next + checkAfterMs)
    return () => clearTimeout(timer)
  }, [next, loadedAt])

  return (
    <>
      {!isInMessage && <HeldReplies replies={replies} place="window" />}
      <output className="visually-hidden">{held.map(({ name }) => replyTexts.canBeUndone(name)).join(' ')}</output>
      <div role="alert" className="visually-hidden">
        {refused.map(({ name, refusal }) => `${replyTexts.notSent(name)} ${refusal}`).join(' ')}
      </div>
    </>
  )
}

/** A reply that left the list at its time was sent. One that left earlier was taken back. */
function useReportSent(held: readonly WaitingReply[]): void {
  const dispatch = useDispatch()
  const { snackbar } = useNotify()
  const before = useRef<readonly WaitingReply[]>([])
  const report = useEffectEvent(() => {
    dispatch(api.util.invalidateTags([...createCaseComment.changes]))
    snackbar(messageTexts.commented, { hideMs: messageSnackbarMs })
  })
  const ids = held.map(({ reply_id }) => reply_id).join()
  const remember = useEffectEvent(() => {
    const gone = before.current.filter(({ reply_id }) => !ids.includes(reply_id))
    before.current = held
    if (gone.some(({ sendsAt }) => sendsAt <= Date.now())) report()
  })
  useEffect(() => remember(), [ids])
}
