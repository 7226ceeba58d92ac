import { ConfigProvider } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { textScales, textSizes } from '#shared/appearance'
import { useAppearance } from '../ui/look/appearance'
import { useMediaQuery } from '../ui/useMediaQuery'
import './antdFixes.css'
import { pageNonce } from './pageNonce'
import { themesFor } from './theme'

// Read once at start: after a change in the browser's settings antd's parts follow with the next reload.
const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const shownScale = textScales[textSizes.find((size) => size === document.documentElement.dataset['text']) ?? 'normal']
const usualSize = rootSize > 0 ? rootSize / shownScale : 16

/** antd in the portal's colours and size, as the person chose or else the system says, its style tags allowed by the page's policy. */
export function Theme({ children }: { children: ReactNode }) {
  const { theme, textSize, reducedMotion } = useAppearance()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = theme === 'system' ? isSystemDark : theme === 'dark'
  const themes = useMemo(() => themesFor(usualSize * textScales[textSize]), [textSize])
  const chosen = isDark ? themes.dark : themes.light
  return (
    <ConfigProvider
      theme={reducedMotion ? { ...chosen, token: { ...chosen.token, motion: false } } : chosen}
      {...(pageNonce !== '' && { csp: { nonce: pageNonce } })}
      button={{ autoInsertSpace: false }}
      // Where it is in a dialog.
      drawer={{ closable: { placement: 'end' } }}
    >
      {children}
    </ConfigProvider>
  )
}
