import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import styles from './LinkButton.module.css'

interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'children'> {
  to: string
  /** Called before the navigation. */
  onClick?: () => void
}

/** A link that looks like a button. It can be opened in another tab, and screen readers announce it as a link. */
export function LinkButton({ to, onClick, ...buttonProps }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLElement>(to)
  return (
    <Button
      {...buttonProps}
      className={styles.link ?? ''}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.()
        follow(event)
      }}
    />
  )
}
