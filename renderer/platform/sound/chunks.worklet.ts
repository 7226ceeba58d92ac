/** Runs in the audio thread and passes sound on in chunks of a second. Browsers load a worklet from its own file. */
import { createChunks } from './samples'

/** TypeScript's DOM library does not declare the AudioWorklet globals. */
declare const sampleRate: number
declare function registerProcessor(name: string, processor: new () => object): void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

class ChunkProcessor extends AudioWorkletProcessor {
  private readonly take = createChunks(sampleRate, (pcm) => this.port.postMessage(pcm, [pcm]))

  process([input]: Float32Array[][]): boolean {
    const [channel] = input ?? []
    if (channel) this.take(channel)
    return true
  }
}

registerProcessor('chunks', ChunkProcessor)
