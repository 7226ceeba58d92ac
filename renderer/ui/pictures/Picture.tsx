import { type ComponentType, lazy, Suspense } from 'react'
import type { PictureName } from './drawings'
import styles from './Picture.module.css'

/** Loaded with the first empty state. A picture that cannot be loaded is omitted, because the text contains everything. */
const Drawing = lazy(async (): Promise<{ default: ComponentType<{ name: PictureName }> }> => {
  try {
    return { default: (await import('./Drawing')).Drawing }
  } catch {
    return { default: () => null }
  }
})

/** A decorative line drawing of what is missing. It keeps its place while it loads. */
export const Picture = ({ name, size }: { name: PictureName; size: 'page' | 'tile' }) => (
  <div className={styles.picture} data-size={size} aria-hidden="true">
    <Suspense fallback={null}>
      <Drawing name={name} />
    </Suspense>
  </div>
)
