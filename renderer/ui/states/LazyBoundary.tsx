/** A component that is loaded on demand. If it cannot be loaded, a toast says so and the page keeps working. */
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import * as commonTexts from '#shared/texts/common'
import { useNotify } from '../notices/useNotify'
import { ErrorBoundary } from './ErrorBoundary'

interface LazyBoundaryProps {
  /** The component as it reads in "We couldn’t load …": "the chat". */
  subject: string
  /** Called on failure, so that the parent stops rendering it. */
  onFailed: () => void
  children: ReactNode
}

export const LazyBoundary = ({ children, ...failureProps }: LazyBoundaryProps) => (
  <ErrorBoundary fallback={() => <LoadFailure {...failureProps} />}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)

function LoadFailure({ subject, onFailed }: Omit<LazyBoundaryProps, 'children'>) {
  const { toast } = useNotify()
  const reportFailure = useEffectEvent(() => {
    toast('error', commonTexts.loadFailedReload(subject))
    onFailed()
  })
  useEffect(() => reportFailure(), [])
  return null
}
