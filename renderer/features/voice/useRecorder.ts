/** Records with the microphone, which is asked for when somebody presses the button and let go as soon as they are done. */
import { useEffect, useRef, useState } from 'react'

/** A minute, which is what a greeting has room for. */
export const longestSeconds = 60

export type RecorderTrouble = 'notAllowed' | 'noMicrophone' | 'unsupported' | 'failed'

export type Recording =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'recording'; seconds: number }
  | { state: 'recorded'; file: File }
  | { state: 'troubled'; trouble: RecorderTrouble }

/** What the network takes, as far as the browser can make it; speech needs no more than this. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'] as const
const speechBitsPerSecond = 64_000

const troubles: Record<string, RecorderTrouble> = {
  NotAllowedError: 'notAllowed',
  SecurityError: 'notAllowed',
  NotFoundError: 'noMicrophone',
}

const troubleOf = (error: unknown): RecorderTrouble =>
  (error instanceof DOMException ? troubles[error.name] : undefined) ?? 'failed'

/** A page without a secure address has no microphone to ask for, whatever the types say. */
const canRecord = (): boolean => 'mediaDevices' in navigator && 'MediaRecorder' in window

const letGo = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

export function useRecorder() {
  const [recording, setRecording] = useState<Recording>({ state: 'idle' })
  const recorder = useRef<MediaRecorder | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      // Whoever leaves the page is not listened to any longer.
      if (recorder.current) letGo(recorder.current.stream)
    }
  }, [])

  const isRecording = recording.state === 'recording'
  useEffect(() => {
    if (!isRecording) return undefined
    const timer = setInterval(() => {
      setRecording((before) => (before.state === 'recording' ? { ...before, seconds: before.seconds + 1 } : before))
    }, 1000)
    const limit = setTimeout(() => recorder.current?.stop(), longestSeconds * 1000)
    return () => {
      clearInterval(timer)
      clearTimeout(limit)
    }
  }, [isRecording])

  function listen(stream: MediaStream): void {
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
    const options = { audioBitsPerSecond: speechBitsPerSecond, ...(mimeType && { mimeType }) }
    const made = new MediaRecorder(stream, options)
    const parts: Blob[] = []
    made.addEventListener('dataavailable', ({ data }) => parts.push(data))
    made.addEventListener('stop', () => {
      letGo(stream)
      recorder.current = null
      const type = made.mimeType.split(';')[0] ?? ''
      const file = new File(parts, `greeting.${type.split('/')[1] ?? 'webm'}`, { type })
      if (isHere.current) setRecording({ state: 'recorded', file })
    })
    recorder.current = made
    made.start()
    setRecording({ state: 'recording', seconds: 0 })
  }

  async function start(): Promise<void> {
    if (recording.state === 'asking' || recorder.current) return
    if (!canRecord()) return setRecording({ state: 'troubled', trouble: 'unsupported' })
    setRecording({ state: 'asking' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (isHere.current) listen(stream)
      else letGo(stream)
    } catch (error) {
      setRecording({ state: 'troubled', trouble: troubleOf(error) })
    }
  }

  return {
    recording,
    start: () => void start(),
    stop: () => recorder.current?.stop(),
    discard: () => setRecording({ state: 'idle' }),
  }
}
