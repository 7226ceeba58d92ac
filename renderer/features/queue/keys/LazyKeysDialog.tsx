/** Loads the list of keyboard shortcuts when it is first opened, because few agents open it. */
import { type ComponentProps, lazy, Suspense, useState } from 'react'

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog')).KeysDialog }))

export function LazyKeysDialog(props: ComponentProps<typeof KeysDialog>) {
  const [isLoaded, setLoaded] = useState(false)
  if (props.isOpen && !isLoaded) setLoaded(true)
  return (
    isLoaded && (
      <Suspense fallback={null}>
        <KeysDialog {...props} />
      </Suspense>
    )
  )
}
