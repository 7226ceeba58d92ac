import { type ComponentType, lazy } from 'react'

/**
 * Loads a component together with antd's theme. The first view has no antd, so every screen, dialog and panel that is
 * opened from it brings the theme along.
 */
export async function withTheme<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Component, { Theme }] = await Promise.all([load(), import('./Theme')])
  return (props: Props) => (
    <Theme>
      <Component {...props} />
    </Theme>
  )
}

/** A component that is loaded on demand together with antd's theme. */
export const lazyThemed = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await withTheme(load) }))
