import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { watchIdle } from '../../session/watchIdle'
import { listeningChanged } from '../../ui/commands/commandSlice'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useSecondsLeft } from '../../ui/useSecondsLeft'
import { signOut } from '../../api/signOut'
import * as frameTexts from '#shared/texts/frame'
import { Rich } from '../../ui/Rich'

/** Counts down in the dialog; only whole tens are announced, so that a screen reader is not talked over. */
function Remaining({ endsAt }: { endsAt: number }) {
  const seconds = useSecondsLeft(endsAt)
  return (
    <p>
      <Rich
        text={frameTexts.youllBeSignedOutIn}
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

/** Signs out whoever has left (specification, section 4), a minute after asking whether they are still there. */
export function IdleGuard() {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const dispatch = useDispatch()
  useEffect(() => {
    const warn = (at: number): void => {
      setEndsAt(at)
      // Nobody is listened to who is not there.
      dispatch(listeningChanged(false))
    }
    return watchIdle({ onWarn: warn, onResume: () => setEndsAt(null), onEnd: () => void signOut('idle') })
  }, [dispatch])
  return (
    <ConfirmDialog
      title={frameTexts.areYouStillThere}
      message={endsAt !== null && <Remaining endsAt={endsAt} />}
      isOpen={endsAt !== null}
      yesText={frameTexts.staySignedIn}
      noText={frameTexts.logOut}
      onYes={() => setEndsAt(null)}
      onNo={() => void signOut('choice')}
      // Whoever closes it is there.
      onDismiss={() => setEndsAt(null)}
    />
  )
}
