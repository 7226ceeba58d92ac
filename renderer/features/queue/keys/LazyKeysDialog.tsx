/** Loads the list of keyboard shortcuts when it is first opened, because few agents open it. */
import { Suspense, useState } from 'react'
import { lazyThemed } from '../../../ui/theme/lazyThemed'
import type { KeysDialogProps } from './KeysDialog'

const KeysDialog = lazyThemed(async () => (await import('./KeysDialog')).KeysDialog)

export function LazyKeysDialog(props: KeysDialogProps) {
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
