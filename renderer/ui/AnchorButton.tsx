import type { ComponentProps } from 'react'
import { type CommonProps, Content, classNameOf } from './Button'

type AnchorButtonProps = CommonProps & ComponentProps<'a'> & { href: string }

/** A link that looks like a button. Links inside the portal use `LinkButton`. */
export function AnchorButton({
  kind,
  size,
  isWide,
  isDanger,
  isBusy,
  icon,
  children,
  className,
  ...linkProps
}: AnchorButtonProps) {
  return (
    <a {...linkProps} className={classNameOf({ kind, size, isWide, isDanger }, className)}>
      <Content isBusy={isBusy} icon={icon}>
        {children}
      </Content>
    </a>
  )
}
