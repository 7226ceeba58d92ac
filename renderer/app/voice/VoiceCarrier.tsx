/** Whoever turns the microphone on is listened to, and whoever asked for it hears confirmations; both are fetched with the first need. */
import { lazy } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { listeningChanged, selectCommand } from '../../ui/commands/commandSlice'
import { sayingTaken, selectNotifications } from '../../ui/notices/notificationsSlice'
import { LaterPart } from '../../ui/states/LaterPart'
import * as voiceControlTexts from '#shared/texts/voiceControl'

const VoiceParts = lazy(async () => ({ default: (await import('./VoiceParts')).VoiceParts }))

export function VoiceCarrier() {
  const { isListening } = useSelector(selectCommand)
  const dispatch = useDispatch()
  const { toSay } = useSelector(selectNotifications)
  const giveUp = () => {
    dispatch(listeningChanged(false))
    // Nobody is there to say it, and it is on the screen.
    for (const _ of toSay) dispatch(sayingTaken())
  }
  return (
    (isListening || toSay.length > 0) && (
      // Whoever presses again is told again, also where saying something has failed before.
      <LaterPart key={String(isListening)} what={voiceControlTexts.voice} onFailed={giveUp}>
        <VoiceParts isListening={isListening} />
      </LaterPart>
    )
  )
}
