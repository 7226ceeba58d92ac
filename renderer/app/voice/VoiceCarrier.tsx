/** Whoever turns the microphone on is listened to, and whoever asked for it hears confirmations; both are fetched with the first need. */
import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { selectCommand } from '../../ui/commands/commandSlice'
import { selectNotifications } from '../../ui/notices/notificationsSlice'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary'

const VoiceParts = lazy(async () => ({ default: (await import('./VoiceParts')).VoiceParts }))

export function VoiceCarrier() {
  const { isListening } = useSelector(selectCommand)
  const { toSay } = useSelector(selectNotifications)
  return (
    (isListening || toSay.length > 0) && (
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <VoiceParts isListening={isListening} />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
