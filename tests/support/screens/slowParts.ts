/**
 * With SLOW_PARTS=1, the parts of the page that load on demand take longer, and load again in every test. A test that
 * does not wait for such a part then fails every time instead of rarely.
 */
import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import { beforeEach } from 'vitest'

const { setTimeout } = globalThis
// Test files share the modules of the page, but each of them loads this one.
const slowParts = (globalThis.slowParts ??= { test: 0, slowly, lazyInEachTest })
beforeEach(() => {
  slowParts.test += 1
})

/** Waits before a part loads. */
function slowly(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 60))
}

/** Replaces React's `lazy`, which loads a component only once. */
function lazyInEachTest(load: () => Promise<{ default: ComponentType }>): ComponentType {
  let loaded: { test: number; Component: LazyExoticComponent<ComponentType> } | null = null
  return (props) => {
    if (loaded?.test !== slowParts.test) loaded = { test: slowParts.test, Component: lazy(load) }
    return createElement(loaded.Component, props)
  }
}

declare global {
  var slowParts: { test: number; slowly: typeof slowly; lazyInEachTest: typeof lazyInEachTest } | undefined
}
