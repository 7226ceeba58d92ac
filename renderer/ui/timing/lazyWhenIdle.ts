import { type ComponentType, lazy } from 'react'
import { whenIdle } from './whenIdle'

/** A component that no one waits for. Its code is loaded after the rest of the page has been drawn. */
export const lazyWhenIdle = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await whenIdle()
    return { default: await load() }
  })
