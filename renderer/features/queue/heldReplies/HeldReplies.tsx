/** Lists the agent's replies that wait to be sent, each with a button that takes it back. */
import * as replyTexts from '#shared/texts/cases/heldReplies'
import { Button } from '../../../ui/Button'
import { useSecondsLeft } from '../../../ui/timing/useSecondsLeft'
import styles from './replies.module.css'
import type { WaitingReply } from './useHeldReplies'
import { useTakeBack } from './useTakeBack'

interface Props {
  replies: readonly WaitingReply[]
  /** At the end of an open message, or at the bottom of the window. */
  place: 'message' | 'window'
}

export const HeldReplies = ({ replies, place }: Props) =>
  replies.length > 0 && (
    <section aria-label={replyTexts.waitingReplies} className={styles.held} data-place={place}>
      {replies.map((reply) =>
        reply.refusal === null ? (
          <HeldReply key={reply.reply_id} reply={reply} />
        ) : (
          <RefusedReply key={reply.reply_id} reply={reply} />
        ),
      )}
    </section>
  )

function HeldReply({ reply }: { reply: WaitingReply }) {
  const seconds = useSecondsLeft(reply.sendsAt)
  const { takeBack, isTakingBack } = useTakeBack()
  return (
    <div className={styles.heldReply}>
      <p>{seconds > 0 ? replyTexts.willBeSent(reply.name, seconds) : replyTexts.beingSent(reply.name)}</p>
      <Button
        size="small"
        isBusy={isTakingBack}
        aria-label={replyTexts.undoReplyTo(reply.name)}
        onClick={() => void takeBack(reply)}
      >
        {replyTexts.undo}
      </Button>
    </div>
  )
}

function RefusedReply({ reply }: { reply: WaitingReply }) {
  const { takeBack, isTakingBack } = useTakeBack()
  return (
    <div className={styles.heldReply}>
      <p>
        <strong>{replyTexts.notSent(reply.name)}</strong> {reply.refusal}
      </p>
      <Button
        size="small"
        isBusy={isTakingBack}
        aria-label={replyTexts.editReplyTo(reply.name)}
        onClick={() => void takeBack(reply)}
      >
        {replyTexts.editReply}
      </Button>
    </div>
  )
}
