/**
 * Records with the microphone. It is requested when the user starts a recording and released when the recording ends.
 */
import { useEffect, useRef, useState } from 'react'

/** A greeting can't be longer than one minute. */
export const maxSeconds = 60

export type RecorderProblem = 'notAllowed' | 'noMicrophone' | 'unsupported' | 'failed'

type Recording =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'recording'; seconds: number }
  | { state: 'recorded'; file: File }
  | { state: 'troubled'; problem: RecorderProblem }

/**
 * The VoIP network accepts these types, and the first one that the browser supports is used. Speech needs no higher
 * bit rate.
 */
const recordingTypes = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'] as const
const speechBitsPerSecond = 64_000

const problemByErrorName: Record<string, RecorderProblem> = {
  NotAllowedError: 'notAllowed',
  SecurityError: 'notAllowed',
  NotFoundError: 'noMicrophone',
}

const problemOf = (error: unknown): RecorderProblem =>
  (error instanceof DOMException ? problemByErrorName[error.name] : undefined) ?? 'failed'

/** An insecure page has no `mediaDevices`, even where the types declare it. */
const canRecord = (): boolean => 'mediaDevices' in navigator && 'MediaRecorder' in window

const stopTracks = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

export function useRecorder() {
  const [recording, setRecording] = useState<Recording>({ state: 'idle' })
  const recorder = useRef<MediaRecorder | null>(null)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // Leaving the page releases the microphone.
      if (recorder.current) stopTracks(recorder.current.stream)
    }
  }, [])

  const isRecording = recording.state === 'recording'
  useEffect(() => {
    if (!isRecording) return undefined
    const timer = setInterval(() => {
      setRecording((before) => (before.state === 'recording' ? { ...before, seconds: before.seconds + 1 } : before))
    }, 1000)
    const limit = setTimeout(() => recorder.current?.stop(), maxSeconds * 1000)
    return () => {
      clearInterval(timer)
      clearTimeout(limit)
    }
  }, [isRecording])

  function startRecording(stream: MediaStream): void {
    const mimeType = recordingTypes.find((type) => MediaRecorder.isTypeSupported(type))
    const options = { audioBitsPerSecond: speechBitsPerSecond, ...(mimeType && { mimeType }) }
    const newRecorder = new MediaRecorder(stream, options)
    const chunks: Blob[] = []
    newRecorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
    newRecorder.addEventListener('stop', () => {
      stopTracks(stream)
      recorder.current = null
      const type = newRecorder.mimeType.split(';')[0] ?? ''
      const file = new File(chunks, `greeting.${type.split('/')[1] ?? 'webm'}`, { type })
      if (isMounted.current) setRecording({ state: 'recorded', file })
    })
    recorder.current = newRecorder
    newRecorder.start()
    setRecording({ state: 'recording', seconds: 0 })
  }

  async function start(): Promise<void> {
    if (recording.state === 'asking' || recorder.current) return
    if (!canRecord()) return setRecording({ state: 'troubled', problem: 'unsupported' })
    setRecording({ state: 'asking' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (isMounted.current) startRecording(stream)
      else stopTracks(stream)
    } catch (error) {
      setRecording({ state: 'troubled', problem: problemOf(error) })
    }
  }

  return {
    recording,
    start: () => void start(),
    stop: () => recorder.current?.stop(),
    discard: () => setRecording({ state: 'idle' }),
  }
}
