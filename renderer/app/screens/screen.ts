import { lazy, type ComponentType } from 'react'

/** A screen in a chunk of its own, which can be fetched before it is needed. */
export interface Screen {
  Component: ComponentType
  prefetch: () => void
}

export function screen(load: () => Promise<ComponentType>): Screen {
  return {
    Component: lazy(async () => ({ default: await load() })),
    // A prefetch that fails is no failure: opening the screen tries again and says so.
    prefetch: () => void load().catch(() => undefined),
  }
}
