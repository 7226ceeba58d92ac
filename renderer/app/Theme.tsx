import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { useMediaQuery } from '../ui/useMediaQuery'
import './antdFixes.css'
import { pageNonce } from './pageNonce'
import { themesFor } from './theme'

// Read once at start: after a change in the browser's settings antd's parts follow with the next reload.
const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const themes = themesFor(rootSize > 0 ? rootSize : 16)

/** antd in the portal's colours, light or dark as the system says, its style tags allowed by the page's policy. */
export function Theme({ children }: { children: ReactNode }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  return (
    <ConfigProvider
      theme={isDark ? themes.dark : themes.light}
      {...(pageNonce !== '' && { csp: { nonce: pageNonce } })}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  )
}
