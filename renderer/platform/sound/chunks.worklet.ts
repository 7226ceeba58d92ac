/** Runs beside the page, where sound comes in: hands it over a second at a time. A file of its own, because browsers load it so. */
import { createChunks } from './samples'

/** What TypeScript's DOM does not know of the place where this runs. */
declare const sampleRate: number
declare function registerProcessor(name: string, processor: new () => object): void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

class Chunks extends AudioWorkletProcessor {
  private readonly take = createChunks(sampleRate, (pcm) => this.port.postMessage(pcm, [pcm]))

  process([input]: Float32Array[][]): boolean {
    const [channel] = input ?? []
    if (channel) this.take(channel)
    return true
  }
}

registerProcessor('chunks', Chunks)
