import type { ComponentProps, ReactNode } from 'react'
import styles from './Checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'children'> {
  /** True if only some of the items that it represents are selected. */
  indeterminate?: boolean
  /** The label. Without one, the checkbox needs an `aria-label`. */
  children?: ReactNode
}

export const Checkbox = ({ indeterminate = false, className = '', children, ...control }: CheckboxProps) => (
  <label className={`${styles.checkbox} ${className}`}>
    <input
      {...control}
      type="checkbox"
      ref={(input) => {
        if (input) input.indeterminate = indeterminate
      }}
    />
    {children !== undefined && <span>{children}</span>}
  </label>
)
