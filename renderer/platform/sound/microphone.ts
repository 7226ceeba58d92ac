/** The microphone: asked for when somebody wants to speak, and let go as soon as they are done. */
import type { MicrophoneOpening, MicrophoneTrouble, MicrophoneWish } from '#shared/platform'
// oxlint-disable-next-line import/default -- The bundler makes it: the address of a file of its own.
import workletUrl from './chunks.worklet.ts?worker&url'

const troubles: Record<string, MicrophoneTrouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noDevice',
  OverconstrainedError: 'noDevice',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** One voice, without what the loudspeaker says. */
const wanted = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true }

/** A page without a secure address has none to ask for. */
const canListen = (): boolean => 'mediaDevices' in navigator && 'AudioContext' in window && 'AudioWorkletNode' in window

const letGo = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

export async function openMicrophone({ onChunk, onLost, signal }: MicrophoneWish): Promise<MicrophoneOpening> {
  if (!canListen()) return 'unsupported'
  const asked = await ask()
  if (typeof asked === 'string') return asked
  if (signal.aborted) {
    letGo(asked)
    return 'left'
  }
  const context = new AudioContext()
  const end = (): void => {
    letGo(asked)
    void context.close()
  }
  signal.addEventListener('abort', end)
  try {
    await context.audioWorklet.addModule(workletUrl)
  } catch {
    // Not to be had, or not to be run here.
    if (!signal.aborted) end()
    return signal.aborted ? 'left' : 'unsupported'
  }
  if (signal.aborted) return 'left'
  const node = new AudioWorkletNode(context, 'chunks', { channelCount: 1, channelCountMode: 'explicit' })
  node.port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data instanceof ArrayBuffer && !signal.aborted) onChunk(data)
  })
  node.port.start()
  for (const track of asked.getTracks()) {
    track.addEventListener('ended', () => {
      if (!signal.aborted) onLost()
    })
  }
  // It says nothing; but what leads nowhere is not run by every browser.
  context.createMediaStreamSource(asked).connect(node).connect(context.destination)
  void context.resume()
  return 'open'
}

async function ask(): Promise<MediaStream | MicrophoneTrouble> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: wanted })
  } catch (error) {
    return (error instanceof DOMException ? troubles[error.name] : undefined) ?? 'busy'
  }
}
