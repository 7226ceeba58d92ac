/** Connects the signed-in page with the desktop shell: current user, navigation, saves and the end of the session. */
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { platform } from '../../platform'
import { useSignedIn } from '../../session/SignedIn'
import { clearSession } from '../../session/storedSession'

/** Not needed in a browser, which shows downloads itself. */
const SaveStatus = lazy(async () => ({ default: (await import('./SaveStatus')).SaveStatus }))

export function ShellLink() {
  const { person } = useSignedIn()
  const navigate = useNavigate()
  const goTo = useEffectEvent((path: string) => void navigate(path))
  const { user_id } = person
  useEffect(() => {
    const { shell } = platform
    if (!shell) return undefined
    const unsubscribers = [shell.onNavigate(goTo), shell.onSessionEnded(() => clearSession('idle'))]
    shell.ready(user_id)
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
      shell.ready(null)
    }
  }, [user_id])
  const tracker = platform.shell?.saves
  return (
    tracker && (
      <Suspense fallback={null}>
        <SaveStatus tracker={tracker} />
      </Suspense>
    )
  )
}
