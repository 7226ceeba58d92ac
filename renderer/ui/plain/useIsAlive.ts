import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is only the drawing that came with it, which is the same for everybody. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
