/** Files on their way from the server to the machine. Their bytes never enter the store. */
import type { FileEndpoint, InputOf } from '#shared/endpoint'
import type { Problem } from '#shared/errors'
import { platform } from '../platform'
import { sendForFile } from './http'

export type SaveOutcome =
  | { outcome: 'saved' | 'cancelled'; error?: undefined }
  | { outcome?: undefined; error: Problem }

/** Fetches a file and keeps it on the machine under the given name. */
export async function saveFile<E extends FileEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  name: string,
): Promise<SaveOutcome> {
  const { data, error } = await sendForFile(endpoint, input)
  if (error) return { error }
  return { outcome: await platform.saveFile(name, new Uint8Array(await data.arrayBuffer())) }
}
