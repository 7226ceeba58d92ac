/** Files on their way: fetched and handed to the machine, or sent with their progress. Bytes never enter the store. */
import type { Endpoint, FileEndpoint, InputOf } from '#shared/endpoint'
import type { Problem } from '#shared/errors'
import { platform } from '../platform'
import { sendForFile, sendWithFile, type Answer, type UploadOptions } from './http'

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

/** Sends one file with the call's other fields. */
export const uploadFile = <E extends Endpoint & { takesFile: true }>(
  endpoint: E,
  input: InputOf<E>,
  upload: UploadOptions & { file: File },
): Promise<Answer<E>> => sendWithFile(endpoint, input, upload.file, upload)
