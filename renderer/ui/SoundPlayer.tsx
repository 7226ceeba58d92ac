/** A sound that is fetched when somebody wants to hear it, and played with the browser's own controls. */
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#shared/errors'
import styles from './SoundPlayer.module.css'
import * as commonTexts from '#shared/texts/common'

interface SoundPlayerProps {
  /** "voicemail from Wren Garage": for those who hear the page. */
  name: string
  load: () => Promise<{ data: Blob; error?: undefined } | { data?: undefined; error: Problem }>
  /** Once it begins to be heard. */
  onPlayed?: () => void
}

export function SoundPlayer({ name, load, onPlayed }: SoundPlayerProps) {
  const [address, setAddress] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  // What was fetched is given back with the page, or when another one takes its place.
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address])

  async function play(): Promise<void> {
    setIsBusy(true)
    setFailure(null)
    const { data, error } = await load()
    // Whoever left meanwhile hears nothing, and nothing is held for them.
    if (!isHere.current) return
    setIsBusy(false)
    if (error) setFailure(error.message)
    else setAddress(URL.createObjectURL(data))
  }

  if (address !== null) {
    return (
      // Spoken words are beside it, where they were written down.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio controls autoPlay src={address} aria-label={name} className={styles.player} onPlay={onPlayed} />
    )
  }
  return (
    <div className={styles.start}>
      <Button size="small" loading={isBusy} onClick={() => void play()}>
        {commonTexts.play}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {failure !== null && (
        <span role="alert" className={styles.failure}>
          {failure}
        </span>
      )}
    </div>
  )
}
