/** Whoever turns the microphone on is listened to, and whoever asked for it hears confirmations; both are fetched with the first need. */
import { lazy } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { listeningChanged, selectCommand } from '../../ui/commands/commandSlice'
import { selectNotifications } from '../../ui/notices/notificationsSlice'
import { LaterPart } from '../../ui/states/LaterPart'

const VoiceParts = lazy(async () => ({ default: (await import('./VoiceParts')).VoiceParts }))

export function VoiceCarrier() {
  const { isListening } = useSelector(selectCommand)
  const dispatch = useDispatch()
  const { toSay } = useSelector(selectNotifications)
  return (
    (isListening || toSay.length > 0) && (
      <LaterPart what="Voice" onFailed={() => dispatch(listeningChanged(false))}>
        <VoiceParts isListening={isListening} />
      </LaterPart>
    )
  )
}
