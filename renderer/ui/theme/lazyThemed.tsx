import { type ComponentType, lazy } from 'react'

/**
 * A component that is loaded on demand together with antd's theme. The first view has no antd, so every screen, dialog
 * and panel that is opened from it brings the theme along.
 */
export function lazyThemed<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Component, { Theme }] = await Promise.all([load(), import('./Theme')])
    return {
      default: (props: Props) => (
        <Theme>
          <Component {...props} />
        </Theme>
      ),
    }
  })
}
