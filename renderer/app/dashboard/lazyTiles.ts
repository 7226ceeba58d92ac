/** The tiles whose code is loaded on demand. */
import { lazy } from 'react'
import { withTheme } from '../../ui/theme/lazyThemed'
import { whenIdle } from '../../ui/timing/whenIdle'
import type * as LowerTiles from './lowerTiles'

/** A tile below the first ones. Its code is loaded after they have been drawn, so that it does not delay them. */
export const lowerTile = <Name extends keyof typeof LowerTiles>(name: Name) =>
  lazy(async (): Promise<{ default: (typeof LowerTiles)[Name] }> => {
    await whenIdle()
    return { default: (await import('./lowerTiles'))[name] }
  })

export const UsageTile = lazy(async () => ({ default: (await import('../../features/usage/UsageTile')).UsageTile }))

export const GasUsageTile = lazy(async () => ({
  default: (await import('../../features/usage/GasUsageTile')).GasUsageTile,
}))

export const PropertiesTile = lazy(async () => ({
  default: (await import('../../features/properties/PropertiesTile')).PropertiesTile,
}))

/** It has controls of antd. */
export const LotBoardTile = lazy(async () => {
  await whenIdle()
  return {
    default: await withTheme(async () => (await import('../../features/properties/board/LotBoardTile')).LotBoardTile),
  }
})
