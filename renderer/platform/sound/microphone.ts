/** Opens the microphone on request and releases it as soon as the user stops. */
import type { MicrophoneOpenResult, MicrophoneProblem, MicrophoneRequest } from '#shared/platform/platform'
// oxlint-disable-next-line import/default -- The bundler creates this export: the URL of the worklet's own file.
import workletUrl from './chunks.worklet.ts?worker&url'

const problemByErrorName: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noDevice',
  OverconstrainedError: 'noDevice',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** One voice channel without echo from the loudspeaker. */
const audioConstraints = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true }

/** Browsers offer no microphone on an insecure origin. */
const isSupported = (): boolean =>
  'mediaDevices' in navigator && 'AudioContext' in window && 'AudioWorkletNode' in window

const stopTracks = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

export async function openMicrophone({ onChunk, onLost, signal }: MicrophoneRequest): Promise<MicrophoneOpenResult> {
  if (!isSupported()) return 'unsupported'
  const openedStream = await requestStream()
  if (typeof openedStream === 'string') return openedStream
  if (signal.aborted) {
    stopTracks(openedStream)
    return 'left'
  }
  const context = new AudioContext()
  const close = (): void => {
    stopTracks(openedStream)
    void context.close()
  }
  signal.addEventListener('abort', close)
  try {
    await context.audioWorklet.addModule(workletUrl)
  } catch {
    // The worklet could not be loaded or does not run here.
    if (!signal.aborted) close()
    return signal.aborted ? 'left' : 'unsupported'
  }
  if (signal.aborted) return 'left'
  const node = new AudioWorkletNode(context, 'chunks', { channelCount: 1, channelCountMode: 'explicit' })
  node.port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data instanceof ArrayBuffer && !signal.aborted) onChunk(data)
  })
  node.port.start()
  for (const track of openedStream.getTracks()) {
    track.addEventListener('ended', () => {
      if (!signal.aborted) onLost()
    })
  }
  // The node outputs silence, but some browsers do not run nodes that are not connected to an output.
  context.createMediaStreamSource(openedStream).connect(node).connect(context.destination)
  void context.resume()
  return 'open'
}

async function requestStream(): Promise<MediaStream | MicrophoneProblem> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: audioConstraints })
  } catch (error) {
    return (error instanceof DOMException ? problemByErrorName[error.name] : undefined) ?? 'busy'
  }
}
