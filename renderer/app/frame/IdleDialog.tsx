import * as frameTexts from '#shared/texts/frame'
import { ChoiceDialog } from '../../ui/dialogs/ChoiceDialog'
import { Rich } from '../../ui/Rich'
import { useSecondsLeft } from '../../ui/timing/useSecondsLeft'

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

interface IdleDialogProps {
  endsAt: number
  onStay: () => void
  onSignOut: () => void
}

/** Asks whether the user is still there. Closing the dialog proves that they are. */
export const IdleDialog = ({ endsAt, onStay, onSignOut }: IdleDialogProps) => (
  <ChoiceDialog
    title={frameTexts.idleTitle}
    message={<IdleCountdown endsAt={endsAt} />}
    isOpen
    yesText={frameTexts.staySignedIn}
    noText={frameTexts.logOut}
    onYes={onStay}
    onNo={onSignOut}
    onDismiss={onStay}
  />
)
