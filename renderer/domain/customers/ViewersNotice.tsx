/** Shows which other staff have an account or message open, so that two don't do the same work. */
import { useEffect, useEffectEvent } from 'react'
import { joinWithAnd } from '#shared/format/joinWords'
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
  const names = joinWithAnd(viewers.map(({ name }) => name))
  return (
    <output className={className}>
      {viewers.length > 0 && commonTexts.alsoViewingThis(names, viewers.length === 1, what)}
    </output>
  )
}
