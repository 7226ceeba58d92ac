/** A sound that is loaded on request and played with the browser's own controls. */
import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#shared/http/errors'
import * as commonTexts from '#shared/texts/common'
import { Button } from './Button'
import parts from './panels/parts.module.css'
import styles from './SoundPlayer.module.css'

interface SoundPlayerProps {
  /** "voicemail from Wren Garage", for screen readers. */
  name: string
  /** The size of the button that loads it. */
  size?: 'small' | 'normal'
  load: () => Promise<{ data: Blob; error?: undefined } | { data?: undefined; error: Problem }>
  /** Called when playback starts. */
  onPlayed?: () => void
}

export function SoundPlayer({ name, size = 'small', load, onPlayed }: SoundPlayerProps) {
  const [address, setAddress] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  // The object URL is revoked on unmount, or when another sound replaces it.
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address])

  async function play(): Promise<void> {
    setIsBusy(true)
    setFailure(null)
    const { data, error } = await load()
    // The user left while it was loading, so no object URL is created.
    if (!isMounted.current) return
    setIsBusy(false)
    if (error) setFailure(error.message)
    else setAddress(URL.createObjectURL(data))
  }

  if (address !== null) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- A transcript is displayed next to the player where there is one.
      <audio controls autoPlay src={address} aria-label={name} className={styles.player} onPlay={onPlayed} />
    )
  }
  return (
    <div className={parts.controls}>
      <Button size={size} isBusy={isBusy} aria-label={commonTexts.playItem(name)} onClick={() => void play()}>
        {commonTexts.play}
      </Button>
      {failure !== null && (
        <span role="alert" className={styles.failure}>
          {failure}
        </span>
      )}
    </div>
  )
}
