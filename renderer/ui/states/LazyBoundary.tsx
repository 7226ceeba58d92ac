/** A component that is loaded on demand. If it cannot be loaded, a toast says so and the page keeps working. */
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { joinSentences } from '#shared/format/joinWords'
import * as visitorTexts from '#shared/texts/visitorPages'
import { useNotify } from '../notices/useNotify'
import { ErrorBoundary } from './ErrorBoundary'

interface LazyBoundaryProps {
  failedText: string
  /** Called on failure, so that the parent stops rendering it. */
  onFailed: () => void
  children: ReactNode
}

export const LazyBoundary = ({ children, ...failureProps }: LazyBoundaryProps) => (
  <ErrorBoundary fallback={() => <LoadFailure {...failureProps} />}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)

function LoadFailure({ failedText, onFailed }: Omit<LazyBoundaryProps, 'children'>) {
  const { toast } = useNotify()
  const reportFailure = useEffectEvent(() => {
    toast('error', joinSentences(failedText, visitorTexts.reloadHint))
    onFailed()
  })
  useEffect(() => reportFailure(), [])
  return null
}
