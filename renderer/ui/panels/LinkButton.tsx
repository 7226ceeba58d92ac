import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import styles from './LinkButton.module.css'

interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'children'> {
  to: string
}

/** A link that looks like a button: it can be opened in another tab, and is read out as what it is. */
export const LinkButton = ({ to, ...look }: LinkButtonProps) => (
  <Button {...look} className={styles.link ?? ''} href={useHref(to)} onClick={useLinkClickHandler<HTMLElement>(to)} />
)
