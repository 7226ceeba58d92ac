/** Runs voice input and spoken confirmations. Their code is loaded on first use. */
import { lazy } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { listeningChanged, selectCommand } from '../../domain/commands/commandSlice'
import { selectNotifications, speechTaken } from '../../ui/notices/notificationsSlice'
import { LazyBoundary } from '../../ui/states/LazyBoundary'

const ListenerAndSpeaker = lazy(async () => ({ default: (await import('./ListenerAndSpeaker')).ListenerAndSpeaker }))

export function VoiceControlHost() {
  const { isListening } = useSelector(selectCommand)
  const dispatch = useDispatch()
  const { speechTexts } = useSelector(selectNotifications)
  const handleFailure = () => {
    dispatch(listeningChanged(false))
    // The speech code is missing, so the texts are dropped. They are also on the screen.
    for (const _ of speechTexts) dispatch(speechTaken())
  }
  return (
    (isListening || speechTexts.length > 0) && (
      // The key remounts it, so that turning the microphone on again reports the failure again.
      <LazyBoundary key={String(isListening)} failedText={voiceControlTexts.voiceNotLoaded} onFailed={handleFailure}>
        <ListenerAndSpeaker isListening={isListening} />
      </LazyBoundary>
    )
  )
}
