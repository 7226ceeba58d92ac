/** Ties the signed-in page to the desktop shell: who works in it, where a notification or a link leads, what is being saved, and that a session has ended. */
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { platform } from '../../platform'
import { drop } from '../../session/heldSession'
import { useSignedIn } from '../../session/SignedIn'

/** No browser needs it: there the browser itself shows what is downloaded. */
const SaveNews = lazy(async () => ({ default: (await import('./SaveNews')).SaveNews }))

export function ShellLink() {
  const { person } = useSignedIn()
  const navigate = useNavigate()
  const lead = useEffectEvent((path: string) => void navigate(path))
  const { user_id } = person
  useEffect(() => {
    const { shell } = platform
    if (!shell) return undefined
    const stops = [shell.onNavigate(lead), shell.onSessionEnded(() => drop('idle'))]
    shell.ready(user_id)
    return () => {
      for (const stop of stops) stop()
      shell.ready(null)
    }
  }, [user_id])
  const desk = platform.shell?.saves
  return (
    desk && (
      <Suspense fallback={null}>
        <SaveNews desk={desk} />
      </Suspense>
    )
  )
}
