import { type ComponentType, lazy } from 'react'

/** A screen in its own chunk, which can be prefetched. */
export interface LazyScreen {
  Component: ComponentType
  prefetch: () => void
}

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  return {
    Component: lazy(async () => ({ default: await load() })),
    // A failed prefetch is ignored. Opening the screen tries again and reports the failure.
    prefetch: () => void load().catch(() => undefined),
  }
}
