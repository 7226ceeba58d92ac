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

/** Typed letters choose in every list, as they do in a browser's own: what begins with them comes first. */
const typedChoice = {
  showSearch: {
    optionFilterProp: 'label',
    filterSort: (one: Labeled, other: Labeled, { searchValue }: { searchValue: string }) =>
      Number(beginsWith(other, searchValue)) - Number(beginsWith(one, searchValue)),
  },
}

interface Labeled {
  label?: unknown
}

const beginsWith = ({ label }: Labeled, typed: string): boolean =>
  typeof label === 'string' && label.toLowerCase().startsWith(typed.toLowerCase())

/** antd in the portal's colours and size, as the person chose or else the system says, its style tags allowed by the page's policy. */
export function Theme({ children }: { children: ReactNode }) {
  const { theme, textSize, reducedMotion } = useAppearance()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  // Styles alone can't stop antd's motion: for some frames a dialog would be small and elsewhere, where clicks get lost.
  const isSystemStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  // With a finger there is a keyboard only on the screen, which would come up over each list.
  const hasKeyboard = useMediaQuery('(pointer: fine)')
  const isDark = theme === 'system' ? isSystemDark : theme === 'dark'
  const themes = useMemo(() => themesFor(usualSize * textScales[textSize]), [textSize])
  const shown = isDark ? themes.dark : themes.light
  const isStill = reducedMotion || isSystemStill
  const chosen = useMemo(
    () => (isStill ? { ...shown, token: { ...shown.token, motion: false } } : shown),
    [shown, isStill],
  )
  return (
    <ConfigProvider
      theme={chosen}
      {...(pageNonce !== '' && { csp: { nonce: pageNonce } })}
      select={{ ...(hasKeyboard && typedChoice) }}
      button={{ autoInsertSpace: false }}
      // Where it is in a dialog.
      drawer={{ closable: { placement: 'end' } }}
    >
      {children}
    </ConfigProvider>
  )
}
