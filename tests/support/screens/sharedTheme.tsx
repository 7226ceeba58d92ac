/**
 * Computes antd's theme once for all tests. antd computes it for each of its providers and discards it when the last
 * one is removed, so every test would compute it, which takes a tenth of the time.
 */
import { createRequire } from 'node:module'
import { ConfigProvider } from 'antd'
import type useTheme from 'antd/lib/config-provider/hooks/useTheme'
import { createRoot } from 'react-dom/client'
import { Theme } from '../../../renderer/ui/theme/Theme'
import { staticTheme } from './renderScreen'

type ThemeHook = typeof useTheme
type MergedTheme = NonNullable<ReturnType<ThemeHook>>

const hookModule: { default: ThemeHook } = createRequire(import.meta.url)('antd/lib/config-provider/hooks/useTheme')
const useOwnTheme = hookModule.default
const sharedThemes = new WeakMap<MergedTheme, MergedTheme>()

/** Gives all providers one key, which names the variables of their style sheets. Those with equal themes then share one. */
function useSharedTheme(...parameters: Parameters<ThemeHook>): MergedTheme | undefined {
  const theme = useOwnTheme(...parameters)
  if (!theme) return theme
  const shared = sharedThemes.get(theme) ?? { ...theme, cssVar: { ...theme.cssVar, key: 'shared' } }
  sharedThemes.set(theme, shared)
  return shared
}
Object.assign(hookModule, { default: useSharedTheme })

// This provider stays, and the theme with it.
createRoot(document.createElement('div')).render(
  <ConfigProvider theme={staticTheme}>
    <Theme>{null}</Theme>
  </ConfigProvider>,
)
