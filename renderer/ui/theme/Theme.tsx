import { ConfigProvider } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { textScales, textSizes } from '#shared/customers/appearance'
import { useAppearance } from '../format/appearance'
import { useMediaQuery } from '../useMediaQuery'
import './antdFixes.css'
import { themesFor } from './antdTheme'
import { pageNonce } from './pageNonce'

// Read once at start. After a change of the browser's font size, antd's components follow on the next reload.
const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const shownScale = textScales[textSizes.find((size) => size === document.documentElement.dataset['text']) ?? 'normal']
const defaultSize = rootSize > 0 ? rootSize / shownScale : 16

/** Typing filters every select, as in native ones. Options that start with the typed text come first. */
const typeToSearch = {
  showSearch: {
    optionFilterProp: 'label',
    filterSort: (left: LabeledOption, right: LabeledOption, { searchValue }: { searchValue: string }) =>
      Number(labelStartsWith(right, searchValue)) - Number(labelStartsWith(left, searchValue)),
  },
}

interface LabeledOption {
  label?: unknown
}

const labelStartsWith = ({ label }: LabeledOption, typed: string): boolean =>
  typeof label === 'string' && label.toLowerCase().startsWith(typed.toLowerCase())

/** Configures antd with the portal's colors and sizes, and with the nonce that the CSP requires for its style tags. */
export function Theme({ children }: { children: ReactNode }) {
  const { theme, textSize, reducedMotion } = useAppearance()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  // CSS alone cannot stop antd's motion: for some frames a dialog would be small and misplaced, and clicks would miss
  // it.
  const isSystemStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  // Touch devices would open their on-screen keyboard over every list.
  const hasKeyboard = useMediaQuery('(pointer: fine)')
  const isDark = theme === 'system' ? isSystemDark : theme === 'dark'
  const themes = useMemo(() => themesFor(defaultSize * textScales[textSize]), [textSize])
  const themeConfig = isDark ? themes.dark : themes.light
  const isStill = reducedMotion || isSystemStill
  const activeTheme = useMemo(
    () => (isStill ? { ...themeConfig, token: { ...themeConfig.token, motion: false } } : themeConfig),
    [themeConfig, isStill],
  )
  return (
    <ConfigProvider
      theme={activeTheme}
      {...(pageNonce !== '' && { csp: { nonce: pageNonce } })}
      select={{ ...(hasKeyboard && typeToSearch) }}
      button={{ autoInsertSpace: false }}
      // Same place as in dialogs.
      drawer={{ closable: { placement: 'end' } }}
    >
      {children}
    </ConfigProvider>
  )
}
