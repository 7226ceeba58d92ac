import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'

export interface CommonProps {
  /** `link` looks like a link, and `text` has no edge until the pointer is on it. */
  kind?: 'normal' | 'primary' | 'link' | 'text'
  size?: 'small' | 'normal' | 'large'
  /** Takes the whole width of its place. */
  isWide?: boolean
  isDanger?: boolean
  /** Shows that the action is running, and ignores clicks until it ends. The button keeps the focus. */
  isBusy?: boolean
  /** A button with an icon and no children is square, and needs an `aria-label`. */
  icon?: ReactNode
}

export type ButtonProps = CommonProps & ComponentProps<'button'>

const sizeStyles = { small: styles.small, normal: undefined, large: styles.large }

export function classNameOf(
  { kind = 'normal', size = 'normal', isWide, isDanger }: CommonProps,
  className?: string,
): string {
  return [styles.button, styles[kind], sizeStyles[size], isWide && styles.wide, isDanger && styles.danger, className]
    .filter(Boolean)
    .join(' ')
}

export function Content({ isBusy, icon, children }: Pick<CommonProps, 'isBusy' | 'icon'> & { children: ReactNode }) {
  return (
    <>
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </>
  )
}

/** A button. It submits a form only with `type="submit"`. */
export function Button({
  kind,
  size,
  isWide,
  isDanger,
  isBusy,
  icon,
  children,
  className,
  onClick,
  ...buttonProps
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...buttonProps}
      className={classNameOf({ kind, size, isWide, isDanger }, className)}
      data-icon-only={children === undefined || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      <Content isBusy={isBusy} icon={icon}>
        {children}
      </Content>
    </button>
  )
}
