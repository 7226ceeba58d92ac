/** A part that is fetched when it is wanted, and nothing else goes down with it: that it cannot be had is said. */
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { useNotify } from '../notices/useNotify'
import { ErrorBoundary } from './ErrorBoundary'
import * as commonTexts from '#shared/texts/common'

interface LaterPartProps {
  /** As it begins a sentence: "The chat". */
  what: string
  /** Takes back that it is wanted. */
  onFailed: () => void
  children: ReactNode
}

export const LaterPart = ({ children, ...failed }: LaterPartProps) => (
  <ErrorBoundary fallback={() => <Failed {...failed} />}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)

function Failed({ what, onFailed }: Omit<LaterPartProps, 'children'>) {
  const { toast } = useNotify()
  const tell = useEffectEvent(() => {
    toast('error', commonTexts.couldntBeLoadedReloadThe(what))
    onFailed()
  })
  useEffect(() => tell(), [])
  return null
}
