import { useSyncExternalStore } from 'react'

const subscribeNever = () => () => {}

/** Returns false while the page is only the prerendered HTML, which is the same for all visitors. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
