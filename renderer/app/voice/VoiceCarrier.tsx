/** Whoever turns the microphone on is listened to, and whoever asked for it hears confirmations; both are fetched with the first need. */
import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { selectCommand } from '../../ui/commands/commandSlice'
import { selectNotifications } from '../../ui/notices/notificationsSlice'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary'

const Listener = lazy(async () => ({ default: (await import('./Listener')).Listener }))
const Speaker = lazy(async () => ({ default: (await import('./Speaker')).Speaker }))

export function VoiceCarrier() {
  const { isListening } = useSelector(selectCommand)
  const { toSay } = useSelector(selectNotifications)
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        {isListening && <Listener />}
        {toSay.length > 0 && <Speaker />}
      </Suspense>
    </ErrorBoundary>
  )
}
