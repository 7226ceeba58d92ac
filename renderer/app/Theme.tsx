import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { useMediaQuery } from '../ui/useMediaQuery'
import './antdFixes.css'
import { pageNonce } from './pageNonce'
import { darkTheme, lightTheme } from './theme'

/** antd in the portal's colours, light or dark as the system says, its style tags allowed by the page's policy. */
export function Theme({ children }: { children: ReactNode }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  return (
    <ConfigProvider
      theme={isDark ? darkTheme : lightTheme}
      {...(pageNonce !== '' && { csp: { nonce: pageNonce } })}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  )
}
