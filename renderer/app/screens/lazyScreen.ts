import { type ComponentType, lazy } from 'react'
import { lazyThemed } from '../../ui/theme/lazyThemed'

/** A screen in its own chunk, which can be prefetched. */
export interface LazyScreen {
  Component: ComponentType
  prefetch: () => void
}

/** A failed prefetch is ignored. Opening the screen tries again and reports the failure. */
const prefetchOf = (load: () => Promise<unknown>) => () => void load().catch(() => undefined)

export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen => ({
  Component: lazyThemed(load),
  prefetch: prefetchOf(load),
})

/** A screen without antd, so that its first view is small. */
export const lazyPlainScreen = (load: () => Promise<ComponentType>): LazyScreen => ({
  Component: lazy(async () => ({ default: await load() })),
  prefetch: prefetchOf(load),
})
