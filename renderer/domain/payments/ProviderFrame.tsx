/** The payment provider's page in a frame, as high as the page reports, so that there are no nested scroll bars. */
import { useEffect, useRef, useState } from 'react'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { isInFrame } from './addMethodSteps'
import { frameHeight } from './frameHeight'
import type { AddMethod } from './useAddMethod'

interface Props {
  addMethod: AddMethod
  className: string | undefined
}

export function ProviderFrame({ addMethod: { state, send }, className }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  const url = isInFrame(state) ? state.url : null

  useEffect(() => {
    if (url === null) return
    const { origin } = new URL(url)
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const reportedHeight = frameHeight(event.data)
      if (reportedHeight !== null) setHeight(reportedHeight)
    }
    window.addEventListener('message', onMessage)
    return () => {
      window.removeEventListener('message', onMessage)
      setHeight(null)
    }
  }, [url])

  if (url === null) return null
  return (
    <iframe
      ref={frame}
      className={className}
      style={height === null ? undefined : { flex: 'none', minHeight: 0, height }}
      src={url}
      title={paymentMethodTexts.providerPageTitle(paymentMethodTexts.typeLabels[state.type])}
      onLoad={() => send({ kind: 'frameLoaded' })}
    />
  )
}
