import { type ComponentType, createElement, lazy, useState } from 'react'
import { withTheme } from '../../ui/theme/lazyThemed'

/** A screen in its own chunk, which can be prefetched. */
export interface LazyScreen {
  Component: ComponentType
  /** Loads the screen's code. Afterwards the screen is drawn without a placeholder. */
  prefetch: () => Promise<void>
}

type Load = () => Promise<ComponentType>

function prefetched(load: Load): LazyScreen {
  let loaded: ComponentType | null = null
  const loadOnce = async (): Promise<ComponentType> => {
    loaded ??= await load()
    return loaded
  }
  const Lazy = lazy(async () => ({ default: await loadOnce() }))

  /** A screen that is already drawn stays the same component, so that it keeps its state. */
  function Screen() {
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy)
    return createElement(Component)
  }

  return {
    Component: Screen,
    // A failed prefetch is ignored. Opening the screen tries again and reports the failure.
    prefetch: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  }
}

export const lazyScreen = (load: Load): LazyScreen => prefetched(() => withTheme(load))

/** A screen without antd, so that its first view is small. */
export const lazyPlainScreen = (load: Load): LazyScreen => prefetched(load)
