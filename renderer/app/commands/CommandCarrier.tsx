/** Waits for a command; what carries it out is fetched with the first one. */
import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { selectCommand } from '../../ui/commands/commandSlice'

const CarryOut = lazy(async () => ({ default: (await import('./CarryOut')).CarryOut }))

export function CommandCarrier() {
  const { given } = useSelector(selectCommand)
  return (
    given && (
      <Suspense fallback={null}>
        <CarryOut given={given} />
      </Suspense>
    )
  )
}
