import { useHref, useLinkClickHandler } from 'react-router-dom'
import { AnchorButton } from '../AnchorButton'
import type { ButtonProps } from '../Button'

interface LinkButtonProps extends Pick<ButtonProps, 'kind' | 'children'> {
  to: string
  /** Called before the navigation. */
  onClick?: () => void
}

/** A link that looks like a button. It can be opened in another tab, and screen readers announce it as a link. */
export function LinkButton({ to, onClick, ...buttonProps }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLElement>(to)
  return (
    <AnchorButton
      {...buttonProps}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.()
        follow(event)
      }}
    />
  )
}
