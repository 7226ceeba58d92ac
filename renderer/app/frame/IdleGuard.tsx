import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import * as frameTexts from '#shared/texts/frame'
import { signOut } from '../../api/signIn/signOut'
import { listeningChanged } from '../../domain/commands/commandSlice'
import { watchIdle } from '../../session/watchIdle'
import { LazyBoundary } from '../../ui/states/LazyBoundary'
import { lazyThemed } from '../../ui/theme/lazyThemed'

const IdleDialog = lazyThemed(async () => (await import('./IdleDialog')).IdleDialog)

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
  const stay = () => setEndsAt(null)
  if (endsAt === null) return null
  return (
    <LazyBoundary failedText={frameTexts.warningNotLoaded} onFailed={() => undefined}>
      <IdleDialog endsAt={endsAt} onStay={stay} onSignOut={() => void signOut('choice')} />
    </LazyBoundary>
  )
}
