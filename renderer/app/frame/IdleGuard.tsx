import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import * as frameTexts from '#shared/texts/frame'
import { signOut } from '../../api/signIn/signOut'
import { listeningChanged } from '../../domain/commands/commandSlice'
import { watchIdle } from '../../session/watchIdle'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { Rich } from '../../ui/Rich'
import { useSecondsLeft } from '../../ui/useSecondsLeft'

/** Counts down in the dialog. Only multiples of ten are announced, so that a screen reader is not interrupted. */
function IdleCountdown({ endsAt }: { endsAt: number }) {
  const seconds = useSecondsLeft(endsAt)
  return (
    <p>
      <Rich
        text={frameTexts.signOutCountdown}
        parts={{
          span: <span aria-hidden="true">{seconds}</span>,
          hidden: (
            <span className="visually-hidden" aria-live="polite">
              {Math.ceil(seconds / 10) * 10}
            </span>
          ),
        }}
      />
    </p>
  )
}

/** Signs out an idle user (specification, section 4), a minute after asking whether they are still there. */
export function IdleGuard() {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const dispatch = useDispatch()
  useEffect(() => {
    const warn = (time: number): void => {
      setEndsAt(time)
      // The microphone is turned off when the user is away.
      dispatch(listeningChanged(false))
    }
    return watchIdle({ onWarn: warn, onResume: () => setEndsAt(null), onEnd: () => void signOut('idle') })
  }, [dispatch])
  return (
    <ConfirmDialog
      title={frameTexts.areYouStillThere}
      message={endsAt !== null && <IdleCountdown endsAt={endsAt} />}
      isOpen={endsAt !== null}
      yesText={frameTexts.staySignedIn}
      noText={frameTexts.logOut}
      onYes={() => setEndsAt(null)}
      onNo={() => void signOut('choice')}
      // Closing the dialog proves that the user is there.
      onDismiss={() => setEndsAt(null)}
    />
  )
}
