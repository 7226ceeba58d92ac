/** Shows which other staff have an account or message open, so that two don't do the same work. */
import { useEffect, useEffectEvent } from 'react'
import * as commonTexts from '#shared/texts/common'

interface Props {
  what: 'account' | 'message'
  viewers: readonly { name: string }[] | undefined
  /** Called when the user closes the account or message. */
  onClose: () => void
  className?: string | undefined
}

export function ViewersNotice({ what, viewers = [], onClose, className }: Props) {
  const close = useEffectEvent(onClose)
  useEffect(() => () => close(), [])
  const names = viewers.map(({ name }) => name)
  const text = what === 'account' ? commonTexts.alsoViewingAccount : commonTexts.alsoViewingMessage
  return <output className={className}>{names.length > 0 && text(names)}</output>
}
