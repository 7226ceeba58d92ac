import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import styles from './LinkButton.module.css'

interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'children'> {
  to: string
  /** What has to be so before the other page shows. */
  onClick?: () => void
}

/** A link that looks like a button: it can be opened in another tab, and is read out as what it is. */
export function LinkButton({ to, onClick, ...look }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLElement>(to)
  return (
    <Button
      {...look}
      className={styles.link ?? ''}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.()
        follow(event)
      }}
    />
  )
}
